import { expect, it } from 'vitest'
import { commonWords } from './common-words'

const major = (schoolSystem: string | undefined, batch = '本科批', subject = '物理') => ({
  majorName: '历史学',
  lowestScore: 600,
  lowestRank: 20_000,
  ...{ batch, subject, schoolSystem },
})
const group = (...details: ReturnType<typeof major>[]) => ({ majorGroupCode: '001', details })

it('S2-2.18 says batch, subject and years of study once where all majors share them', () => {
  expect(commonWords([group(major('四年')), group(major('四年'))], '物理')).toEqual([
    '本科批',
    '科类物理',
    '学制四年',
  ])
})

it('names the usual ones where some differ, and no batch where there are two', () => {
  const groups = [group(major('四年'), major('五年'), major('四年', '专科批', '综合'))]
  expect(commonWords(groups, '物理')).toEqual(['科类物理（注明的除外）', '学制四年（注明的除外）'])
})

it('says nothing of what nobody tells', () => {
  expect(commonWords([], '物理')).toEqual([])
  expect(commonWords([group(major(undefined))], '物理')).toEqual(['本科批', '科类物理'])
})
