import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fieldsOfPages } from './fields.mjs'
import { readingOf } from './reading.mjs'

const pages = fieldsOfPages()
const read = (address: string, call: string) =>
  pages.find((page) => page.address === address)?.calls.find((each) => each.call === call)?.members

describe('the optional members that a page reads', () => {
  it('are those that its code names, of the calls that it makes', () => {
    const record = read('/userinfo/basicInfo', 'GET /api/student/query/{id}')
    expect(record).toEqual(expect.arrayContaining(['/foreignLanguage', '/district', '/version']))
    expect(read('/weici', 'POST /api/batch-lines/batch-line-segment')).toContain('/sameScoreCount')
    expect(read('/departStudentDetail', 'POST /api/planner/query/form')).toContain('/records/*/orderVersion')
    // The head of a school stands around each of its pages.
    expect(read('/chadaxueoverview/$id', 'GET /api/school/query/base/{id}')).toContain('/numStudent')
    // No public page asks for the record of a student, and no student's page for the audit trail.
    expect(read('/chazhiye', 'GET /api/student/query/{id}')).toBeUndefined()
    expect(read('/userinfo/basicInfo', 'POST /api/planner/audit/query')).toBeUndefined()
  })

  it('are told of every page that asks for something', () => {
    const addresses = pages.map(({ address }) => address)
    for (const address of ['/weici', '/pici', '/compare', '/fillIn', '/websiteOpeartion', '/coreData'])
      expect(addresses).toContain(address)
    expect(addresses.length).toBeGreaterThan(50)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('what a file reads', () => {
  it('is what it names of a value, and not what it writes or has as a type', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'reading-')), 'page.tsx')
    writeFileSync(
      file,
      `interface Row { readonly ofType: string }
       export function View({ taken: other }: Row & { readonly ofOther?: string }) {
         const made = { written: 1 }
         return <p title={other.asked?.inside}>{made.toString()} {row['keyed']}</p>
       }`,
    )
    const { names } = readingOf(file)
    for (const name of ['taken', 'asked', 'inside', 'keyed']) expect(names).toContain(name)
    for (const name of ['ofType', 'ofOther', 'written']) expect(names).not.toContain(name)
  })
})
