import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveGiven } from '~/mocks/world/given/given-world'
import { runCheck } from '../../tools/contract/check/run'
import { INPUT_TABLE } from '../../tools/contract/inputs'
import { loadContract } from '../../tools/contract/load'
import { DEMO_TELS, mockedPart, mockTransport } from '../../tools/contract/mock-transport'
import { readFolder } from '../../tools/own-data/read-folder'
import { csvFiles, GOOD, writeFolder } from '../../tools/own-data/testing/good-folder'
import { PATIENCE } from '../patience'
import { smallBackend } from './small-backend'

/** What tables of admissions hold: a record with one of these is of a row of a table, or follows from one. */
const FIGURES = [
  ...['lowestScore', 'lowestRank', 'highestScore', 'averageScore', 'controlScore'],
  ...['planNum', 'admittedCount', 'sameScoreCount'],
]

let folder = ''
beforeAll(async () => {
  folder = writeFolder(csvFiles(GOOD))
  serveGiven((await readFolder(folder)).data)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(
  'every record with a figure of a table says where it stands, in every answer of every call',
  async () => {
    const records = await runCheck({
      contract: mockedPart(loadContract()),
      table: INPUT_TABLE,
      transport: mockTransport(smallBackend()),
      tels: DEMO_TELS,
      write: true,
      effects: false,
      meaning: false,
    })
    const bare: unknown[] = []
    let sourced = 0
    for (const { operation, exchanges } of records) {
      for (const { answer } of exchanges) {
        if (!('body' in answer) || !answer.contentType.includes('json')) continue
        const reported = recordsWithFigures(JSON.parse(new TextDecoder().decode(answer.body)))
        sourced += reported.filter(({ isSourced }) => isSourced).length
        bare.push(
          ...reported
            .filter(({ isSourced }) => !isSourced)
            .map(({ record }) => [operation.endpoint.path, record]),
        )
      }
    }
    expect(bare).toEqual([])
    // Otherwise nothing was looked at.
    expect(sourced).toBeGreaterThan(50)
  },
  PATIENCE.test,
)

interface Reported {
  readonly record: object
  readonly isSourced: boolean
}

/** All records of an answer that have a figure; what contains a record may say its source. */
function recordsWithFigures(value: unknown, isInSourced = false): Reported[] {
  if (Array.isArray(value)) return value.flatMap((one) => recordsWithFigures(one, isInSourced))
  if (typeof value !== 'object' || value === null) return []
  const isSourced = isInSourced || 'source' in value || 'derived' in value
  const hasFigure = Object.entries(value).some(
    ([name, member]) => FIGURES.includes(name) && typeof member === 'number',
  )
  const inside = Object.values(value).flatMap((member) => recordsWithFigures(member, isSourced))
  return hasFigure ? [{ record: value, isSourced }, ...inside] : inside
}
