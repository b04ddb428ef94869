import { expect, it } from 'vitest'
import { GAOKAO_ID, MOCK_EXAM_ID } from '~/contracts/reference'
import { scoreBasis } from './score-basis'

const record = (id: string, examType: 1 | 2, score: number, year = 2026) => ({
  id,
  studentId: 's-1',
  examType,
  province: '安徽',
  year,
  subject: '物理',
  score,
  rank: 20_000,
  createRoleType: 1,
  createTime: '2026-06-25 10:00:00',
})
const MOCK = record('mock', MOCK_EXAM_ID, 519)
const EXAM = record('exam', GAOKAO_ID, 531)
const list = { preferenceScoreId: 'mock', province: '安徽', year: 2026 }
const before = new Date('2026-06-20T10:00:00+08:00')
const after = new Date('2026-06-27T10:00:00+08:00')

it('a list on a mock exam is as good as it gets until the results are out', () => {
  expect(scoreBasis(list, [MOCK], before)).toEqual({ record: MOCK, exam: undefined, isOutdated: false })
})

it('after the results, or with a score of the exam, it stands on the wrong score', () => {
  expect(scoreBasis(list, [MOCK], after)).toEqual({ record: MOCK, exam: undefined, isOutdated: true })
  expect(scoreBasis(list, [EXAM, MOCK], before)).toEqual({ record: MOCK, exam: EXAM, isOutdated: true })
})

it('the exam of another year says nothing of it', () => {
  expect(scoreBasis(list, [record('old', GAOKAO_ID, 500, 2025), MOCK], before)).toMatchObject({
    isOutdated: false,
    exam: undefined,
  })
})

it('a list on the exam stands on it; one whose score is not known says nothing', () => {
  expect(scoreBasis({ ...list, preferenceScoreId: 'exam' }, [EXAM, MOCK], after)?.isOutdated).toBe(false)
  expect(scoreBasis({ ...list, preferenceScoreId: null }, [EXAM], after)).toBeUndefined()
})
