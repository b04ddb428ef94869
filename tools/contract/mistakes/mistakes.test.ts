import { describe, expect, it } from 'vitest'
import { meaningOf } from '~/contracts/meaning'
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

  it('is said of inputs that there are', () => {
    const named = JSON.stringify(contract.book.named)
    for (const { name, pathParams, query, body } of contract.operations) {
      const { filters, refusals } = meaningOf(name)
      const members = JSON.stringify(body ?? {}) + named
      const isInput = (input: string) =>
        pathParams.includes(input) || input in query || members.includes(`"${input}"`)
      const inputs = [...Object.keys(filters), ...refusals.flatMap(({ input }) => input ?? [])]
      expect(
        inputs.filter((input) => !isInput(input)),
        name,
      ).toEqual([])
    }
  })
})
