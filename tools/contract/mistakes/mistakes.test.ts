import { describe, expect, it } from 'vitest'
import { CALLS_WITH_MEANING, meaningOf } from '~/contracts/meaning'
import { resolve } from '../json-schema'
import { loadContract } from '../load'
import { mockedPart } from '../mock-transport'
import { MISTAKES } from './battery'
import { MISTAKE_CLASSES } from './mistake'
import { tryMistake } from './run-mistakes'

const contract = mockedPart(loadContract())

/** Quick ones of the battery, of every class; battery.long.test.ts tries all. */
const SAMPLE = [
  'articles.update accepts a stale version',
  'calendarEntries.update does not look at the version',
  'articles.list ignores published false',
  'schoolDetail.reports  reversed',
  'articles.list gives the first page whatever page is asked for',
  'pay in 千元',
  'every plan 1',
  'schoolLibrary.ranking ignores rankingYear',
  'levels of competition swapped',
  'article: only the first tag is kept',
  'applicationLists.saveOwn looks at no key',
  'signing out ends nothing',
  'student.byId: one student reads another',
]

describe('the battery of mistakes', () => {
  it('has at least 120, of every class, each with a name of its own', () => {
    const names = MISTAKES.map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(120)
    expect(new Set(names).size).toBe(names.length)
    const kinds = new Set(MISTAKES.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(MISTAKE_CLASSES.toSorted())
    const calls = contract.operations.map(({ name }) => name)
    expect(MISTAKES.flatMap((mistake) => mistake.calls).filter((call) => !calls.includes(call))).toEqual([])
  })

  it.each(SAMPLE)('%s is noticed', async (name) => {
    const mistake = MISTAKES.find((each) => each.name === name)
    if (!mistake) throw new Error(`no mistake is called ${name}`)
    expect((await tryMistake(contract, mistake)).result).toBe('noticed')
  })
})

describe('the meaning of the contract', () => {
  it('says of every call with pages how its list may be cut', () => {
    const paged = contract.operations.filter(({ query, body }) => {
      const members = body ? (resolve(body, contract.book.named).properties ?? {}) : {}
      return 'pageSize' in query || 'pageSize' in members
    })
    // Its counts are those of the list that it narrows.
    const names = paged.map(({ name }) => name).filter((name) => name !== 'recommendation.options')
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => meaningOf(name).cut === undefined)).toEqual([])
  })

  it('is said of calls and inputs that there are', () => {
    const operations = new Map(contract.operations.map((operation) => [operation.name, operation]))
    expect(CALLS_WITH_MEANING.filter((call) => !operations.has(call))).toEqual([])
    for (const call of CALLS_WITH_MEANING) {
      const operation = operations.get(call)
      const body = JSON.stringify(operation?.body ?? {}) + JSON.stringify(contract.book.named)
      const isInput = (name: string) =>
        operation?.pathParams.includes(name) || name in (operation?.query ?? {}) || body.includes(`"${name}"`)
      const inputs = [
        ...Object.keys(meaningOf(call).filters),
        ...meaningOf(call).refusals.flatMap(({ input }) => input ?? []),
      ]
      expect(
        inputs.filter((name) => !isInput(name)),
        call,
      ).toEqual([])
    }
  })
})
