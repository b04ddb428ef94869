import { describe, expect, it } from 'vitest'
import { ChangeDraft, changeOf, draftOf, NewDraft, newPlannerOf, readPlanner } from './planner-draft'

const draft = { ...draftOf(), name: ' 方老师 ', tel: '17712345678', provinces: ['江苏'] }
const problemsOf = (schema: typeof NewDraft, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('the form of a planner', () => {
  it('becomes a new planner, full-time unless said', () => {
    expect(newPlannerOf(draft)).toMatchObject({ name: '方老师', masterType: 2, tel: '17712345678' })
  })

  it('is found again as it was left, also where it could not be sent yet, and nothing else is', () => {
    const left = { ...draft, name: '', tel: '177' }
    expect(readPlanner(JSON.parse(JSON.stringify(left)))).toEqual(left)
    expect(readPlanner({ ...left, provinces: '江苏' })).toBeUndefined()
  })

  it('needs a number for a new planner, and keeps the old one when none is typed', () => {
    expect(problemsOf(NewDraft, { ...draft, tel: '' })).toEqual(['手机号不能为空'])
    expect(problemsOf(NewDraft, { ...draft, tel: '12345' })).toEqual(['手机号格式错误'])
    expect(problemsOf(ChangeDraft, { ...draft, tel: '' })).toBeUndefined()
    expect(problemsOf(ChangeDraft, { ...draft, tel: '12345' })).toEqual(['手机号格式错误'])
    expect(changeOf('p-1', { ...draft, tel: '' })).not.toHaveProperty('tel')
  })

  it('begins with what is known of a planner', () => {
    const known = { id: 'p-1', name: '沈明远', masterType: 3 as const, provinces: ['安徽'], displayed: true }
    expect(draftOf(known)).toMatchObject({ name: '沈明远', tel: '', masterType: '3', displayed: true })
  })
})
