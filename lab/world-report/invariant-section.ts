import { admissionFaults } from '~/mocks/world/admission/model/faults'
import { earlyFaults } from '~/mocks/world/early/model/faults'
import { tableFaults } from '~/mocks/world/exam/model/table-faults'
import { allMajors, findMajor } from '~/mocks/world/majors/catalogue'
import { findProfessionType, professionTree } from '~/mocks/world/professions/catalogue'
import { employmentShares, majorsOfProfessionType } from '~/mocks/world/professions/model/majors'
import { schools } from '~/mocks/world/schools/schools'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import type { ReportOptions, Section } from './section'

/** The years that the world has, the next exam's among them. */
const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]
const SHOWN_FAULTS = 5

/** How often something was looked at, and what contradicted itself in it. */
interface Checked {
  readonly name: string
  readonly count: number
  readonly faults: readonly string[]
}

/** What must hold everywhere, over all provinces, years and subjects; with `every` above 1 only over so-manieth schools and rows. */
export function invariantSection(_dataDir: string, { every, progress }: ReportOptions): Section {
  const checked = [tables(), admission(every, progress), early(every), professions()]
  const scope = every === 1 ? '全部' : `每 ${every} 所查 1 所`
  return {
    title: `不变量：${YEARS[0]}–${YEARS.at(-1)} 年各省各科类（${scope}）`,
    rows: [
      ['对象', '检查', '违反'],
      ...checked.map(({ name, count, faults }) => [name, String(count), String(faults.length)]),
    ],
    failures: checked.flatMap(({ faults }) => faults.slice(0, SHOWN_FAULTS)),
  }
}

function* exams() {
  for (const { name: province } of PROVINCES) {
    for (const year of YEARS) {
      for (const subject of examMode(province, year)?.subjects ?? []) yield { province, year, subject }
    }
  }
}

function tables(): Checked {
  const keys = [...exams()]
  return { name: '一分一段表与批次线', count: keys.length, faults: keys.flatMap(tableFaults) }
}

function admission(every: number, progress: ReportOptions['progress']): Checked {
  const all = schools()
  const faults: string[] = []
  let count = 0
  for (const [turn, { name: province }] of PROVINCES.entries()) {
    progress(`不变量 ${turn + 1} / ${PROVINCES.length}`)
    // A school's years one after the other: its groups are the same in all of them.
    for (let i = turn % every; i < all.length; i += every) {
      const school = all[i]
      if (!school) continue
      for (const year of YEARS) {
        for (const subject of examMode(province, year)?.subjects ?? []) {
          count++
          faults.push(...admissionFaults({ school, province, year, subject }))
        }
      }
    }
  }
  return { name: '院校 × 省 × 年 × 科类：计划、专业组、专业、录取线', count, faults }
}

function early(every: number): Checked {
  const years = PROVINCES.flatMap(({ name }) => YEARS.map((year) => earlyFaults(name, year, every)))
  return {
    name: '提前批的计划与录取线',
    count: years.reduce((sum, { rows }) => sum + rows, 0),
    faults: years.flatMap(({ faults }) => faults),
  }
}

function professions(): Checked {
  const majors = ([1, 2, 3] as const).flatMap((level) => allMajors(level))
  const types = professionTree().flatMap((category) => category.professionTypes)
  return {
    name: '专业与职业互相指到，占比合计 100',
    count: majors.length + types.length,
    faults: [
      ...majors
        .filter(({ majorCode }) => !leadsSomewhere(majorCode))
        .map(({ majorName }) => `专业${majorName}`),
      ...types.filter(({ typeCode }) => !isAskedFor(typeCode)).map(({ typeName }) => `职业${typeName}`),
    ],
  }
}

function leadsSomewhere(majorCode: string): boolean {
  const shares = employmentShares(majorCode)
  const sum = shares.reduce((total, { employmentPercentage }) => total + employmentPercentage, 0)
  return sum === 100 && shares.every(({ typeCode }) => findProfessionType(typeCode) !== undefined)
}

function isAskedFor(typeCode: string): boolean {
  const majors = majorsOfProfessionType(typeCode)
  return (
    majors.length > 0 && majors.every(({ majorCode, level }) => findMajor(majorCode, level) !== undefined)
  )
}
