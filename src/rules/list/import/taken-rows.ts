import type { ApplicationForm } from '../../filing/application-form'
import type { OfferedMajor } from './match-major'
import { matched, type OfferedUnit, type OpenMajor } from './match-row'
import type { FoundRow } from './named-rows'

/** A row of a table that was brought, by a name of its own. */
export interface TableRow<Unit extends OfferedUnit> extends FoundRow<Unit> {
  readonly id: string
  /** The sheet that it stands in, where a file has several. */
  readonly sheet?: string
}

/** What somebody has said of rows that could not be told. */
export interface Chosen<Unit extends OfferedUnit> {
  /** Units by the row. */
  readonly units: ReadonlyMap<string, Unit>
  /** Codes of majors by the row and the place of the major in it: `majorKey`. */
  readonly majors: ReadonlyMap<string, string>
}

export const majorKey = (rowId: string, at: number): string => `${rowId}/${at}`

export interface TakenChoice<Unit extends OfferedUnit> {
  readonly unit: Unit
  readonly majors: readonly OfferedMajor[]
  /** Absent where the table does not say. */
  readonly adjust?: boolean
  readonly rows: readonly TableRow<Unit>[]
}

/** The choices of a table in their order, and all of it that is not in them. */
export interface TakenRows<Unit extends OfferedUnit> {
  readonly choices: readonly TakenChoice<Unit>[]
  /** Rows whose unit could not be told. */
  readonly open: readonly TableRow<Unit>[]
  /** Majors that could not be told, of rows that were. */
  readonly openMajors: readonly {
    readonly row: TableRow<Unit>
    readonly unit: Unit
    readonly open: OpenMajor
  }[]
  /** Rows whose unit stands earlier already, apart from them. */
  readonly later: readonly { readonly row: TableRow<Unit>; readonly unit: Unit }[]
  /** Majors beyond what the form takes, or that a choice names twice. */
  readonly leftMajors: readonly {
    readonly unit: Unit
    readonly names: readonly string[]
    readonly why: '超过' | '重复'
  }[]
  /** Rows of one choice that say 是 and 否. */
  readonly clashing: readonly TakenChoice<Unit>[]
  /** Choices that the form has no room for. */
  readonly left: readonly TakenChoice<Unit>[]
}

/** Makes choices of rows, each unit once; rows of one unit that follow each other are one choice. */
export function takenRows<Unit extends OfferedUnit>(
  rows: readonly TableRow<Unit>[],
  chosen: Chosen<Unit>,
  form: Pick<ApplicationForm, 'unit' | 'majorsPerChoice' | 'choiceCount'>,
): TakenRows<Unit> {
  const open: TableRow<Unit>[] = []
  const openMajors: TakenRows<Unit>['openMajors'][number][] = []
  const later: TakenRows<Unit>['later'][number][] = []
  const drafts: { unit: Unit; majors: OfferedMajor[]; rows: TableRow<Unit>[] }[] = []
  let before: (typeof drafts)[number] | undefined
  for (const row of rows) {
    const own = chosen.units.get(row.id)
    const match = own ? matched(row.row, own) : 'unit' in row.match ? row.match : undefined
    if (!match) {
      open.push(row)
      before = undefined
      continue
    }
    const { unit } = match
    const isNext = before?.unit.unitId === unit.unitId
    if (!isNext && drafts.some((draft) => draft.unit.unitId === unit.unitId)) {
      later.push({ row, unit })
      continue
    }
    const said = match.open.flatMap((one) => {
      const code = chosen.majors.get(majorKey(row.id, one.at))
      const major = unit.majors.find(({ majorEnrollCode }) => majorEnrollCode === code)
      if (!major) openMajors.push({ row, unit, open: one })
      return major ? [{ major, at: one.at }] : []
    })
    const majors = [...match.majors.map((major, index) => ({ major, at: match.places[index] ?? 0 })), ...said]
      .toSorted((a, b) => a.at - b.at)
      .map(({ major }) => major)
    if (before && isNext) {
      before.majors.push(...majors)
      before.rows.push(row)
    } else {
      before = { unit, majors, rows: [row] }
      drafts.push(before)
    }
  }
  const leftMajors: TakenRows<Unit>['leftMajors'][number][] = []
  const choices = drafts.map((draft): TakenChoice<Unit> => {
    const once = draft.majors.filter((major, at) => indexOfMajor(draft.majors, major) === at)
    const twice = draft.majors.filter((major, at) => indexOfMajor(draft.majors, major) !== at)
    const kept = once.slice(0, form.majorsPerChoice)
    const over = once.slice(form.majorsPerChoice)
    for (const [why, names] of [
      ['超过', over],
      ['重复', twice],
    ] as const) {
      if (names.length > 0)
        leftMajors.push({ unit: draft.unit, names: names.map(({ majorName }) => majorName), why })
    }
    const adjust = draft.rows.find(({ row }) => row.adjust !== undefined)?.row.adjust
    return { unit: draft.unit, majors: kept, rows: draft.rows, ...(adjust !== undefined && { adjust }) }
  })
  const most = form.choiceCount ?? choices.length
  return {
    choices,
    open,
    openMajors,
    later,
    leftMajors,
    clashing: choices.filter(({ rows: own }) => isClashing(own)),
    left: choices.slice(most),
  }
}

const indexOfMajor = (majors: readonly OfferedMajor[], { majorEnrollCode }: OfferedMajor) =>
  majors.findIndex((major) => major.majorEnrollCode === majorEnrollCode)

function isClashing<Unit extends OfferedUnit>(rows: readonly TableRow<Unit>[]): boolean {
  const said = new Set(
    rows.flatMap(({ row }) => row.adjusts ?? (row.adjust === undefined ? [] : [row.adjust])),
  )
  return said.size > 1
}
