import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { oneRowALine } from '../../../tests/check-up/one-row-a-line'
import { repaired } from '../../../tests/check-up/repaired'
import type { Added } from '../list/edits'
import { type CheckUp, checkUp, type Finding } from './check-list'
import type { ApplicationList, ListRow } from './list-input'
import { readList } from './read-list'

const FOLDER = 'tests/check-up'

interface ListFile {
  readonly name: string
  readonly list: ApplicationList
  readonly checked: CheckUp
  readonly expects: readonly string[]
  /** Its file has one row a line. */
  readonly isShort: boolean
}

function listFiles(folder: string): ListFile[] {
  return readdirSync(`${FOLDER}/${folder}`).map((name) => {
    const text = readFileSync(`${FOLDER}/${folder}/${name}`, 'utf8')
    const value = JSON.parse(text)
    const { list, errors } = readList(value)
    if (!list) throw new Error(`${name}: ${errors.join(', ')}`)
    const isShort = text === oneRowALine(value)
    return {
      name: name.replace('.json', ''),
      list,
      checked: checkUp(list),
      expects: value.expects ?? [],
      isShort,
    }
  })
}

const GOLDEN = 0.618

/** A candidate as the recommendation would offer it: steady for two years, open to everybody. */
function candidate(list: ApplicationList, { lineFrom, lineTo }: Added, before: number): ListRow {
  const part = ((before + 1) * GOLDEN) % 1
  const rank = Math.round(lineFrom + (lineTo - lineFrom) * part)
  return {
    school: `候选 ${rank} ${before}`,
    requirement: '不限',
    adjust: true,
    alsoInUnit: [],
    lines: [1, 2].map((age) => ({ year: list.year - age, rank })),
  }
}

let asked = 0
const mended = (list: ApplicationList, { actions }: Finding) =>
  repaired(list, actions, (wanted, before) => candidate(list, wanted, before + asked++))

const cases = listFiles('cases')
const good = listFiles('good')

it('the files of lists are as oneRowALine writes them: the formatter leaves them alone', () => {
  const others = [...cases, ...good].filter(({ isShort }) => !isShort)
  expect(others.map(({ name }) => name)).toEqual([])
})

describe('cases of lists that failed', () => {
  it('are forty', () => {
    expect(cases).toHaveLength(40)
    expect(cases.every(({ expects }) => expects.length > 0)).toBe(true)
  })

  it.each(cases)('$name trips the checks of its category', ({ checked, expects }) => {
    const found = checked.findings.map(({ check }) => check)
    for (const check of expects) expect(found).toContain(check)
  })

  it.each(cases)('$name, repaired by what is offered, has nothing grave', ({ list }) => {
    let now = list
    for (let round = 0; round < 12; round++) {
      const next = checkUp(now).findings.find(
        ({ severity, actions }) => severity !== 'low' && actions.length > 0,
      )
      if (!next) break
      now = mended(now, next)
    }
    expect(checkUp(now).findings.filter(({ severity }) => severity === 'high')).toEqual([])
    expect(now.rows.length).toBeGreaterThan(0)
  })

  it.each(cases)('$name: each finding above low is mended by its own remedy', ({ list, checked }) => {
    for (const finding of checked.findings.filter(({ severity }) => severity !== 'low')) {
      expect(finding.actions, finding.check).not.toEqual([])
      const alike = ({ check, severity }: Finding) => check === finding.check && severity === finding.severity
      const after = checkUp(mended(list, finding)).findings.filter(alike)
      expect(after.length, `${finding.check}: ${finding.remedy}`).toBeLessThan(
        checked.findings.filter(alike).length,
      )
    }
  })
})

describe('what is said', () => {
  const said = [...cases, ...good].flatMap(({ checked }) => checked.findings)

  it('is a plain sentence with grouped figures, without promise or fear', () => {
    for (const { why, remedy } of said) {
      for (const text of [why, remedy]) {
        expect(text).toMatch(/[。！？]$/)
        expect(text).not.toMatch(/NaN|undefined|Infinity| {2}|。。/)
        expect(text).not.toMatch(/保证|稳上|必录|必上|必须录|内部数据|100 ?%|绝对|自杀|完蛋|毁|惨|千万别/)
        // Years and ranks to 9,999 stand as they are; what is longer is grouped.
        expect(text).not.toMatch(/\d{5}/)
      }
    }
  })

  it('names rows that exist, and steps on them', () => {
    for (const { list, checked } of [...cases, ...good]) {
      for (const { rows, actions } of checked.findings) {
        const places = [
          ...rows,
          ...actions.flatMap((step) => ('row' in step ? [step.row] : (step.before ?? []))),
        ]
        expect(places.every((place) => place >= 1 && place <= list.rows.length)).toBe(true)
        for (const step of actions)
          if (step.do === 'add') expect(step.lineFrom).toBeLessThanOrEqual(step.lineTo)
      }
    }
  })
})

describe('lists that an adviser would sign', () => {
  it('are ten, of at least four provinces, from the first to the last ranks', () => {
    expect(good).toHaveLength(10)
    expect(new Set(good.map(({ list }) => list.province)).size).toBeGreaterThanOrEqual(4)
    const ranks = good.map(({ list }) => list.student.rank)
    expect([Math.min(...ranks), Math.max(...ranks)]).toEqual([300, 190_000])
  })

  it.each(good)('$name has no finding above low', ({ checked }) => {
    expect(checked.findings.filter(({ severity }) => severity !== 'low')).toEqual([])
  })
})
