import { applicationLists } from '~/contracts/application-lists'
import type { EndpointInput } from '~/contracts/endpoint'
import { listSummaries } from '~/contracts/list-summaries'
import { scoreRecords } from '~/contracts/score-records'
import { admissionGroups } from '~/mocks/world/admission/model/groups'
import { schools } from '~/mocks/world/schools/schools'
import type { Caller } from './sessions'
import { pupil } from './signed-in'

export const byId = (id: string) => ({ params: { id } })
export const listsOf = (caller: Caller, id: string) => caller.call(listSummaries.byStudent, byId(id))
export const firstScore = async (caller: Caller, studentId: string) => {
  const [score] = await caller.call(scoreRecords.list, { query: { studentId } })
  if (!score) throw new Error('no score')
  return score
}

/** What the student of the tests sits beside 物理. */
const ELECTIVES = ['化学', '生物']

/** Choices out of the plan of 2025 for 安徽 物理 that are open to that student. */
export const choicesOf = (count: number) => {
  const groups = schools(60).flatMap((school) =>
    admissionGroups({ school, province: '安徽', year: 2025, subject: '物理' })
      .filter(
        ({ batch, electives }) => batch === '本科批' && electives.every((each) => ELECTIVES.includes(each)),
      )
      .map((group) => ({ school, group })),
  )
  return groups.slice(0, count).map(({ school, group }) => ({
    unitId: `${school.id}-${group.code}`,
    majorEnrollCodes: group.majors.slice(0, 3).map(({ enrolCode }) => enrolCode),
    adjust: true,
  }))
}

export type NewList = EndpointInput<typeof applicationLists.saveOwn>['body']
export async function newList(more: Partial<NewList> = {}): Promise<NewList> {
  const { id } = await firstScore(pupil, 's-1')
  return {
    studentId: 's-1',
    preferenceScoreId: id,
    batch: '本科批',
    name: '新方案',
    choices: choicesOf(3),
    ...more,
  }
}
/** A list of the student, saved. */
export const saveList = async (more: Partial<NewList> = {}) =>
  pupil.call(applicationLists.saveOwn, { body: await newList(more) })
