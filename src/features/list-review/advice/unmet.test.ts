import { expect, it } from 'vitest'
import { ABOUT_NOTE } from '~/contracts/list-advice'
import { foundText } from '~/entities/application-list/check-up/kinds'
import { madeItems } from '~/entities/application-list/made-items'
import { notesOfList } from '~/entities/application-list/notes/list-notes'
import type { Finding, Skipped } from '~/rules/check-up/check-list'
import { kindsOf } from '~/rules/check-up/finding-kinds'
import { keepSeen } from './seen'
import { isMet, signedAnswers, unmetOf } from './unmet'

const ITEMS = madeItems('ab').map((item) => ({ ...item, reason: '近' }))
const unitIds = ['a', 'b']
const finding = (check: Finding['check'], severity: Finding['severity']): Finding => ({
  check,
  name: check,
  severity,
  rows: [1],
  why: '',
  remedy: '',
  actions: [],
})
const result = (findings: readonly Finding[], skipped: readonly Skipped[] = []) => ({
  result: { findings, skipped },
  unitIds,
})
const seen = () => {
  for (const item of ITEMS) keepSeen('l-unmet', item, true)
  return notesOfList('l-unmet')
}

it('a list with a reason and a look at each row, and nothing found, can be signed', () => {
  expect(isMet(unmetOf(ITEMS, result([]), seen(), undefined))).toBe(true)
})

it.each([
  ['a row without a reason', madeItems('ab'), { unreasoned: 2 }],
  ['a row that nobody has looked at', [...ITEMS, ...madeItems('c')], { unseen: [3] }],
])('%s stands in the way', (_, items, wanted) => {
  const unmet = unmetOf(items, result([]), seen(), undefined)
  expect(unmet).toMatchObject(wanted)
  expect(isMet(unmet)).toBe(false)
})

it('a vital check that was not made stands in the way, another one does not', () => {
  const skipped = (isVital: boolean) => [{ check: 'gap', name: '断档', why: '', isVital }] as const
  expect(isMet(unmetOf(ITEMS, result([], skipped(true)), seen(), undefined))).toBe(false)
  expect(isMet(unmetOf(ITEMS, result([], skipped(false)), seen(), undefined))).toBe(true)
})

it('a finding above 提示 is taken note of with a word, and the word goes with the signature', () => {
  const found = result([finding('gap', 'high'), finding('one-place', 'low')])
  const unmended = unmetOf(ITEMS, found, seen(), undefined)
  expect(unmended).toMatchObject({ open: 1, known: [], wordless: 0 })
  expect(isMet(unmended)).toBe(false)
  const [kind] = kindsOf(found.result.findings)
  const accepted = kind ? { [kind.check]: foundText(kind, unitIds) } : {}
  const noted = { ...seen(), accepted }
  const wordless = unmetOf(ITEMS, found, noted, undefined)
  expect(wordless).toMatchObject({ open: 0, wordless: 1 })
  expect(isMet(wordless)).toBe(false)
  const said = { ...noted, words: { gap: ' 中间补过 ' } }
  const unmet = unmetOf(ITEMS, found, said, undefined)
  expect(isMet(unmet)).toBe(true)
  expect(signedAnswers(unmet, said, undefined)).toEqual([{ about: 'gap', name: 'gap', text: '中间补过' }])
})

it('the note of the student asks for a word too', () => {
  const unmet = unmetOf(ITEMS, result([]), seen(), '想读师范')
  expect(unmet.wordless).toBe(1)
  const said = { ...seen(), words: { [ABOUT_NOTE]: '都是师范' } }
  expect(isMet(unmetOf(ITEMS, result([]), said, '想读师范'))).toBe(true)
  expect(signedAnswers(unmet, said, '想读师范')).toEqual([
    { about: ABOUT_NOTE, name: '学生的备注：想读师范', text: '都是师范' },
  ])
})
