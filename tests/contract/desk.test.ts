import { expect, it } from 'vitest'
import { applicationLists } from '~/contracts/application-lists'
import { listSummaries } from '~/contracts/list-summaries'
import { planner } from '~/contracts/planner'
import { scoreRecords } from '~/contracts/score-records'
import { adviser, allStudents, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

it('the desk of a planner has each student whom she serves, as the student’s own pages tell', async () => {
  const desk = await adviser.call(planner.desk, {})
  const served = (await allStudents(adviser)).filter(
    ({ plannerId, status }) => plannerId === 'p-1' && (status === 2 || status === 3),
  )
  expect(desk.map(({ studentId }) => studentId).toSorted()).toEqual(
    served.map(({ studentId }) => studentId).toSorted(),
  )
  for (const { studentId, scores, list, slip, toHandle } of desk) {
    expect(scores).toEqual(await adviser.call(scoreRecords.list, { query: { studentId } }))
    if (!list) continue
    const lists = await adviser.call(listSummaries.byStudent, { params: { id: studentId } })
    expect(lists).toContainEqual(list)
    expect(slip ?? 0).toBeLessThanOrEqual(100)
    expect(toHandle ?? 0).toBeGreaterThanOrEqual(0)
  }
  expect(desk.some(({ slip }) => slip != null)).toBe(true)
})

it('a planner’s list stands there before the student’s own', async () => {
  const [first] = (await adviser.call(planner.desk, {})).filter(({ scores, list }) => scores[0] && list)
  const { studentId, scores: [score] = [], list } = first ?? {}
  if (!studentId || !score || !list?.batch) throw new Error('nobody has a list')
  const whole = await adviser.call(applicationLists.detail, { params: { id: list.id } })
  const made = await adviser.call(applicationLists.create, {
    body: {
      studentId,
      preferenceScoreId: score.id,
      batch: list.batch,
      name: '一行',
      choices: whole.items.slice(0, 1).map(({ unitId, majors, adjust }) => ({
        unitId,
        majorEnrollCodes: majors.map(({ majorEnrollCode }) => majorEnrollCode),
        adjust,
      })),
    },
  })
  const after = (await adviser.call(planner.desk, {})).find((entry) => entry.studentId === studentId)
  expect(after?.list).toMatchObject({ id: made.id, stage: 'handedOver', itemCount: 1 })
  expect(after?.toHandle).toBeGreaterThan(0)
})

it('is nothing for students', async () => {
  await expect(pupil.call(planner.desk, {})).rejects.toMatchObject({ code: 403 })
})
