import { studentProfile } from '~/contracts/student-profile'
import { type StudentRecord, studentRecord } from '~/contracts/student-record'
import { request } from '~/shared/api/client'

/** The writes that take everything away. */
export const EMPTYING = [
  studentProfile.savePhysical,
  studentProfile.saveIntention,
  studentProfile.saveExt,
  studentRecord.save,
] as const

/**
 * Takes away everything that a student may leave unsaid; name, exam, electives, scores and lists stay. Throws when a part
 * cannot be taken away; what is gone by then stays gone.
 */
export async function emptyRecord(studentId: string): Promise<StudentRecord> {
  await request(studentProfile.savePhysical, { body: { studentId, consent: false } })
  await request(studentProfile.saveIntention, {
    body: {
      studentId,
      provinces: [],
      schoolTypes: [],
      schoolFeatures: [],
      schoolInstitutions: [],
      majorCodes: [],
      excludedMajorCodes: [],
    },
  })
  await request(studentProfile.saveExt, { body: { studentId, assessments: [], otherInfo: {} } })
  return request(studentRecord.save, {
    body: {
      id: studentId,
      sex: null,
      ethnicGroup: null,
      foreignLanguage: null,
      city: null,
      district: null,
      highSchool: null,
    },
  })
}
