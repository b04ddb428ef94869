import { AMOUNT, amountOf } from './amount'
import {
  type Condition,
  conditionOf,
  isOfWord,
  questionOf,
  type SentenceMajor,
  type SentenceRow,
} from './condition'
import { disciplineOf } from './discipline'
import { type SortKey, sortedBy, sortKeyOf } from './sort-key'

export type { SentenceMajor, SentenceRow } from './condition'

type Deed = 'remove' | 'drop-major' | 'forward' | 'last' | 'adjust' | 'no-adjust' | 'place' | 'sort'

/** One part of a sentence; without `deed` it was not understood, and nothing is done. */
export interface Clause {
  /** As it was written. */
  readonly said: string
  /** As it was understood: 移除招 2 人以内的. */
  readonly chip?: string
  /** What to say in its place, where it can mean anything. */
  readonly question?: string
  readonly deed?: Deed
  readonly condition?: Condition
  /** The place that the first of the rows gets, from 1. */
  readonly place?: number
  readonly key?: SortKey
}

/** A pattern with the rows that are meant in its first group. */
const PATTERNS: readonly { readonly deed: Exclude<Deed, 'place' | 'sort'>; readonly pattern: RegExp }[] = [
  { deed: 'remove', pattern: /^(?:去掉|删掉|删除|移除|不要|不想要|不去)(.+)$/ },
  { deed: 'remove', pattern: /^(.+?)(?:去掉|删掉|删除|移除|不要)$/ },
  { deed: 'last', pattern: /^(.+?)(?:放|排|移|挪)?(?:到|在)?(?:最后面?|最末|末尾|后面|往后|靠后)$/ },
  { deed: 'forward', pattern: /^(.+?)(?:放|排|移|挪)?(?:到|在)?(?:最前面?|前面|往前|靠前|优先|提前)$/ },
  { deed: 'no-adjust', pattern: /^(.+?)(?:都)?不服从(?:调剂)?$/ },
  { deed: 'adjust', pattern: /^(.+?)(?:都)?服从(?:调剂)?$/ },
]

/** Reads a sentence, part by part. `home` is the province of the student. */
export function readSentence(text: string, home: string): readonly Clause[] {
  return text
    .split(/[，,；;。\n]|然后|再把/)
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => part !== '')
    .map((said) => clauseOf(said, home))
}

const PLACE = new RegExp(`^(.+?)(?:放|排|移|挪|调)(?:到|在|去)?第?(${AMOUNT})(?:位|行|名|个)?$`)
const SORT = /^(.*?)(?:都)?按(.+?)(?:排序|排列|排)?$/

function clauseOf(said: string, home: string): Clause {
  const moved = PLACE.exec(said)
  const place = moved?.[2] === undefined ? undefined : amountOf(moved[2])
  const movedRows = moved?.[1] === undefined ? undefined : conditionOf(moved[1], home)
  if (movedRows && place !== undefined && place >= 1)
    return {
      said,
      deed: 'place',
      condition: movedRows,
      place: Math.trunc(place),
      chip: `${movedRows.text}：放到第 ${Math.trunc(place)} 位`,
    }
  const sorted = SORT.exec(said)
  const key = sorted?.[2] === undefined ? undefined : sortKeyOf(sorted[2])
  const sortedRows = conditionOf(sorted?.[1] || '全部', home)
  if (key && sortedRows)
    return { said, deed: 'sort', condition: sortedRows, key, chip: `${sortedRows.text}：按${key.text}排` }
  for (const { deed, pattern } of PATTERNS) {
    const meant = pattern.exec(said)?.[1]
    if (meant === undefined) continue
    const question = questionOf(meant)
    if (question) return { said, question }
    const condition = conditionOf(meant, home)
    if (!condition) continue
    const isMajor = deed === 'remove' && condition.major !== undefined
    return {
      said,
      condition,
      deed: isMajor ? 'drop-major' : deed,
      chip: chipOf(isMajor ? 'drop-major' : deed, condition),
    }
  }
  return { said }
}

function chipOf(deed: Exclude<Deed, 'place' | 'sort'>, { text, major }: Condition): string {
  switch (deed) {
    case 'remove':
      return `移除${text.replace(/的$/, '')}的`
    case 'drop-major':
      return disciplineOf(major ?? '')
        ? `不填${major}类专业；只剩它们的整行移除`
        : `不填“${major}…”；只剩它的整行移除`
    case 'forward':
      return `${text}：在同一档里往前`
    case 'last':
      return `${text}：放到最后`
    case 'adjust':
      return `${text}：服从调剂`
    case 'no-adjust':
      return `${text}：不服从调剂`
  }
}

/** How rows of some form are changed in themselves. */
export interface SentenceEdits<Row> {
  readonly rowOf: (row: Row) => SentenceRow
  /** Undefined where no major is left. */
  readonly withoutMajors: (row: Row, isMeant: (major: SentenceMajor) => boolean) => Row | undefined
  readonly adjusted: (row: Row, adjust: boolean) => Row
}

/** The rows with a sentence done, part after part; what was not understood does nothing. */
export function doneBy<Row>(
  clauses: readonly Clause[],
  rows: readonly Row[],
  edits: SentenceEdits<Row>,
): readonly Row[] {
  const places = new Map(rows.map((row, index) => [edits.rowOf(row).unitId, index + 1]))
  const holdsOf =
    ({ condition }: Clause) =>
    (row: Row) => {
      const reported = edits.rowOf(row)
      return (
        condition?.holds({ ...reported, place: places.get(reported.unitId) ?? 0, of: rows.length }) === true
      )
    }
  return clauses.reduce((now, clause) => doneClause(clause, now, edits, holdsOf(clause)), rows)
}

/** How many of the rows a part of a sentence is about. */
export function meantBy<Row>(
  { condition }: Clause,
  rows: readonly Row[],
  { rowOf }: Pick<SentenceEdits<Row>, 'rowOf'>,
): number {
  return rows.filter((row, index) => condition?.holds({ ...rowOf(row), place: index + 1, of: rows.length }))
    .length
}

function doneClause<Row>(
  { deed, condition, place, key }: Clause,
  rows: readonly Row[],
  { rowOf, withoutMajors, adjusted }: SentenceEdits<Row>,
  isMeant: (row: Row) => boolean,
): readonly Row[] {
  if (!deed || !condition) return rows
  const isOther = (row: Row) => !isMeant(row)
  switch (deed) {
    case 'remove':
      return rows.filter(isOther)
    case 'drop-major':
      return rows.flatMap((row) =>
        isMeant(row) ? (withoutMajors(row, (major) => isOfWord(major, condition.major ?? '')) ?? []) : row,
      )
    case 'place':
      return rows.filter(isOther).toSpliced((place ?? 1) - 1, 0, ...rows.filter(isMeant))
    case 'sort':
      return key ? sortedBy(rows, isMeant, (row) => key.valueOf(rowOf(row))) : rows
    case 'last':
      return [...rows.filter(isOther), ...rows.filter(isMeant)]
    case 'forward':
      return forward(rows, isMeant, (row) => rowOf(row).tier ?? '')
    case 'adjust':
    case 'no-adjust':
      return rows.map((row) => (isMeant(row) ? adjusted(row, deed === 'adjust') : row))
  }
}

/** A 保 before a 冲 would end the list: rows go ahead of others of their own tier, in the places that the tier has. */
function forward<Row>(
  rows: readonly Row[],
  isMeant: (row: Row) => boolean,
  tierOf: (row: Row) => string,
): readonly Row[] {
  const queues = new Map<string, Row[]>()
  for (const tier of new Set(rows.map(tierOf))) {
    const own = rows.filter((row) => tierOf(row) === tier)
    queues.set(tier, [...own.filter(isMeant), ...own.filter((row) => !isMeant(row))])
  }
  return rows.flatMap((row) => queues.get(tierOf(row))?.shift() ?? [])
}
