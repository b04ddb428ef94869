import { describe, expect, it } from 'vitest'
import { changesElectives, newDraft, type ScoreDraft, scoreDraft, scoreOf, subjectOf } from './score-draft'

const AFTER_RESULTS = new Date('2026-06-25T10:00:00+08:00')
const IN_SPRING = new Date('2026-03-01T10:00:00+08:00')
const STUDENT = { province: '安徽', year: 2026, subjects: [4, 5, 6] }

const draft: ScoreDraft = { ...newDraft(STUDENT, AFTER_RESULTS), score: '600' }

const problems = (value: ScoreDraft, today = AFTER_RESULTS) =>
  scoreDraft(today)
    .safeParse(value)
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('a draft of a score', () => {
  it('begins with the gaokao once there are results, with a mock exam before', () => {
    expect(draft.examType).toBe('高考')
    expect(newDraft(STUDENT, IN_SPRING).examType).toBe('模考')
    expect(newDraft({ ...STUDENT, year: 2027 }, AFTER_RESULTS).examType).toBe('模考')
  })

  it('is fine with a total alone', () => {
    expect(problems(draft)).toBeUndefined()
  })

  it('says what is missing in the words of the specification', () => {
    const empty = { ...newDraft({}, AFTER_RESULTS), examType: '模考' as const }
    expect(problems(empty)).toEqual([
      ['province', '请选择高考省份'],
      ['year', '请选择高考年份'],
      ['score', '请输入分数'],
    ])
    expect(problems({ ...draft, subjects: [] })).toEqual([['subjects', '请选择科目']])
    expect(problems({ ...draft, subjects: [4, 5] })).toEqual([
      ['subjects', '再选科目要选 2 门，现在选了 1 门'],
    ])
  })

  it('knows what a total can be, and which gaokao has been sat', () => {
    expect(problems({ ...draft, score: '751' })).toEqual([['score', '总分是 0 到 750 的整数']])
    expect(problems({ ...draft, province: '上海', score: '661' })).toEqual([
      ['score', '总分是 0 到 660 的整数'],
    ])
    expect(problems(draft, IN_SPRING)).toEqual([['examType', '2026 年高考还没有成绩，请选模考']])
  })

  it('refuses parts that exceed the total', () => {
    const parts = {
      ...draft.parts,
      chinese: '140',
      math: '150',
      english: '150',
      physics: '100',
      chemistry: '99',
    }
    expect(problems({ ...draft, parts })?.[0]?.[0]).toBe('score')
    expect(problems({ ...draft, parts: { ...draft.parts, math: '151' } })).toEqual([
      ['parts.math', '单科分数是 0 到 150 的整数'],
    ])
  })

  it('is sent with what was said, parts of other subjects left out', () => {
    const parts = { ...draft.parts, chinese: '110', history: '90' }
    expect(scoreOf({ ...draft, rank: '26,394', parts }, 's-1')).toEqual({
      studentId: 's-1',
      examType: 2,
      province: '安徽',
      year: 2026,
      subject: '物理',
      score: 600,
      rank: 26_394,
      chinese: 110,
    })
  })

  it('names its score table by the electives', () => {
    expect(subjectOf(draft)).toBe('物理')
    expect(subjectOf({ ...draft, subjects: [] })).toBeUndefined()
    expect(subjectOf({ province: '浙江', year: '2026', subjects: [] })).toBe('综合')
    expect(subjectOf({ province: '新疆', year: '2026', subjects: [7, 8, 9] })).toBe('文科')
  })

  it('tells whether the electives differ from the record', () => {
    expect(changesElectives(draft, [6, 5, 4])).toBe(false)
    expect(changesElectives(draft, [4, 5, 8])).toBe(true)
    expect(changesElectives(draft)).toBe(true)
  })
})
