import { type AccountData, type AccountSession, account } from '~/contracts/account'
import type { UserInfo } from '~/contracts/auth'
import { type ApplicationList, listSummaries } from '~/contracts/list-summaries'
import { type PreferenceScore, scoreRecords } from '~/contracts/score-records'
import {
  type EnrollmentIntention,
  type PhysicalTest,
  type StudentExt,
  studentProfile,
} from '~/contracts/student-profile'
import { type StudentRecord, studentRecord } from '~/contracts/student-record'
import { request } from '~/shared/api/client'
import { isNotOffered } from '~/shared/api/is-missing'
import { isStaff } from '~/shared/domain/access'
import { storedHere } from '~/shared/session/session'
import { fetchUserRecord } from '~/shared/session/user-record'

/** Everything that is kept of a person: by the server, and in this browser. */
export interface MyData {
  readonly exportedAt: string
  readonly account: UserInfo
  /** Absent where the server tells none. */
  readonly sessions?: readonly AccountSession[]
  /** Absent for staff, who have none. */
  readonly student?: OfStudent | Omit<AccountData, 'account' | 'sessions'>
  readonly thisBrowser: Readonly<Record<string, unknown>>
}

/** What is kept of a student alone, as far as single calls tell it: lists without their choices. */
interface OfStudent {
  readonly record: StudentRecord
  readonly physicalTest: PhysicalTest
  readonly enrollmentIntention: EnrollmentIntention
  readonly other: StudentExt
  readonly scores: readonly PreferenceScore[]
  readonly applicationLists: readonly ApplicationList[]
}

/** Asks the server anew, so that the file says what is true now. Throws when a part cannot be had: no file is half. */
export async function collectMyData(user: UserInfo, at: Date): Promise<MyData> {
  const kept = (await tellAll(user)) ?? (await collectSingly(user))
  const stored = Object.entries(storedHere()).map(([key, text]) => [key, readable(text)])
  return { exportedAt: at.toISOString(), ...kept, thisBrowser: Object.fromEntries(stored) }
}

type StoredByServer = Omit<MyData, 'exportedAt' | 'thisBrowser'>

/** The answer of the one call that tells everything; undefined where the server has no such call. */
async function tellAll(user: UserInfo): Promise<StoredByServer | undefined> {
  try {
    const { account: own, sessions, ...student } = await request(account.data, {})
    return { account: own, sessions, ...(!isStaff(user) && { student }) }
  } catch (error) {
    if (isNotOffered(error)) return undefined
    throw error
  }
}

async function collectSingly(user: UserInfo): Promise<StoredByServer> {
  const [own, student] = await Promise.all([
    fetchUserRecord(user),
    isStaff(user) ? undefined : collectOfStudent(user.id),
  ])
  return { account: own, ...(student && { student }) }
}

async function collectOfStudent(id: string): Promise<OfStudent> {
  const params = { studentId: id }
  const [record, physicalTest, enrollmentIntention, other, scores, applicationLists] = await Promise.all([
    request(studentRecord.byId, { params: { id } }),
    request(studentProfile.physical, { params }),
    request(studentProfile.intention, { params }),
    request(studentProfile.ext, { params }),
    request(scoreRecords.list, { query: params }),
    request(listSummaries.byStudent, { params: { id } }),
  ])
  return { record, physicalTest, enrollmentIntention, other, scores, applicationLists }
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** 择途-我的数据-2026-06-25.json, by the day where the person is. */
export function dataFileName(at: Date): string {
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'))
  return `择途-我的数据-${day.join('-')}.json`
}
