import { list, rows, text } from '../../kit/table'
import { RECRUITED } from '../facts/school-recruiting'
import { COMPOSITE_TYPES, EXPERIMENTAL_CLASSES, RECRUITED_BY_HAND } from '../facts/school-recruiting-by-hand'
import type { School } from '../schools'

/** An experimental class (试验班): majors enrolled together under a name of their own. */
export interface ExperimentalClass {
  readonly name: string
  /** Digits of its majors. */
  readonly majors: readonly string[]
}

/** What a school recruits in the ordinary batches, and in what share of its provinces, 0 to 1. */
export interface Recruiting {
  /** By the digits of the major. */
  readonly majors: ReadonlyMap<string, number>
  /** Types that are enrolled as a whole, by code. */
  readonly types: ReadonlyMap<string, number>
  readonly classes: readonly ExperimentalClass[]
  /** Digits of the majors that its experimental classes lead to. */
  readonly inClasses: ReadonlySet<string>
  /** Codes of all types of which it recruits something: most of the catalogue needs no second look. */
  readonly named: ReadonlySet<string>
  /** Whether most of what it recruits at home is not known. */
  readonly partly: boolean
}

/** Shares of provinces that the three columns stand for. */
const SHARES = [0.75, 0.35, 0.12] as const

let rowOf: ReadonlyMap<string, string> | undefined
const known = new Map<string, Recruiting | undefined>()

/** Rows are told apart by their first cell and read when their school is asked for. */
function rowsById(): ReadonlyMap<string, string> {
  rowOf ??= new Map(
    [RECRUITED, RECRUITED_BY_HAND].flatMap((content) =>
      content
        .trim()
        .split('\n')
        .map((row) => [row.slice(0, row.indexOf('|')), row] as const),
    ),
  )
  return rowOf
}

const experimental = rows({ EXPERIMENTAL_CLASSES }, { id: text, name: text, majors: list() })

/** What a school recruits at the undergraduate level; undefined for a school of which it is not known. */
export function recruitingOf({ id, provinceName }: School): Recruiting | undefined {
  if (known.has(id)) return known.get(id)
  const row = rowsById().get(id)
  const recruiting = row === undefined ? undefined : read(id, row, provinceName === UNSEEN_AT_HOME)
  known.set(id, recruiting)
  return recruiting
}

/** The province whose own plans are not in the table: of its schools it shows what they recruit elsewhere. */
const UNSEEN_AT_HOME = '安徽'
/** A school that is seen to recruit fewer majors elsewhere has most of its majors at home alone. */
const FEW_SEEN = 30

function read(id: string, row: string, unseen: boolean): Recruiting {
  const majors = new Map<string, number>()
  const types = new Map<string, number>()
  const [, ...columns] = row.split('|')
  for (const [column, cell] of columns.entries()) {
    const share = SHARES[column] ?? 0
    for (const block of cell.split(' ')) {
      for (const code of codesOf(block)) (code.length === 4 ? types : majors).set(code, share)
    }
  }
  const classes = experimental.filter((one) => one.id === id)
  const inClasses = new Set(classes.flatMap((one) => one.majors))
  return {
    majors,
    types,
    classes,
    inClasses,
    named: new Set([...majors.keys(), ...types.keys(), ...inClasses].map((code) => code.slice(0, 4))),
    partly: unseen && majors.size + types.size < FEW_SEEN,
  }
}

/** `0809.01` → 0809, 080901; a code of seven digits stays as it is. */
function codesOf(block: string): string[] {
  const type = block.slice(0, 4)
  const whole = block[4] === '.'
  const ends = block.slice(whole ? 5 : 4)
  if (ends.length % 2 === 1) return [block]
  const majors = ends.match(/../g)?.map((end) => type + end) ?? []
  return whole ? [type, ...majors] : majors
}

const compositeTypes = new Map(
  rows({ COMPOSITE_TYPES }, { id: text, types: list() }).map(({ id, types }) => [id, new Set(types)]),
)

/** Types that are admitted by composite scores in batches of their own: sports, music, drama, fine arts and design. */
export function isByCompositeScore(typeCode: string): boolean {
  return /^(0402|130[2-5]|3502|3703|5502|5703)/.test(typeCode)
}

/** Whether a school may teach a type that is admitted by composite scores; among 985 only those known to. */
export function mayTeachComposite(school: School, typeCode: string): boolean {
  return !school.schoolFeatures.includes('985') || (compositeTypes.get(school.id)?.has(typeCode) ?? false)
}
