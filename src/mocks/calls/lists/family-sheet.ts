import type { Row } from 'write-excel-file/universal'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { chanceText } from '~/rules/chance/chance-text'
import { tierInList, tierOfFigures } from '~/rules/chance/tier-name'
import type { Untouchable } from '../../server/resolve'
import { listFacts, TRUST_TEXT, type WrittenList } from './list-facts'

type Item = WrittenList['items'][number]
/** A unit as it is told for the score of a list. */
export type ReportedUnit = Untouchable<RecommendedUnit>

interface FamilyColumn {
  readonly head: string
  readonly width: number
  readonly of: (item: Item, unit: ReportedUnit | undefined) => string | number | undefined
}

export const FAMILY_SHEET = '给家里看'
/** Rows above the choices: name, facts, what the words mean, a planner's note, heads. */
export const FAMILY_HEAD_ROWS = 5
const YEARS_TOLD = 3

const WORDS =
  '无效：这一行现在不能报，投档时跳过，要换掉；冲：多半投不中，中了赚到；稳：一半以上的机会；保：九成以上的机会。位次是全省排第几名，数字越小越靠前；你的位次小于最低位次，往年就够得上。'

/** A list as a family reads it: how likely each row is, its lines of three years, plan, fee, and room for a word. */
export function familySheet(list: WrittenList, units: ReadonlyMap<string, ReportedUnit>) {
  const hasReasons = list.items.some(({ reason }) => reason)
  const columns = [...columnsOf(list.lineYear), ...(hasReasons ? [REASON, OPINION] : [OPINION])]
  const cell = { borderStyle: 'thin', wrap: true, alignVertical: 'center' } as const
  const data: Row[] = [
    [{ value: list.name, fontWeight: 'bold', fontSize: 14 }],
    [listFacts(list)],
    [WORDS],
    [list.note ? `规划师的话：${list.note}` : ''],
    columns.map(({ head }) => ({ value: head, fontWeight: 'bold' as const, ...cell })),
    ...list.items.map((item) =>
      columns.map(({ of }) => ({ value: of(item, units.get(item.unitId)) ?? '', ...cell })),
    ),
    [],
    ...(list.signed ? [[list.signed]] : []),
    [TRUST_TEXT],
  ]
  return {
    data,
    sheet: FAMILY_SHEET,
    orientation: 'landscape' as const,
    stickyRowsCount: FAMILY_HEAD_ROWS,
    columns: columns.map(({ width }) => ({ width })),
  }
}

const REASON: FamilyColumn = { head: '理由', width: 30, of: ({ reason }) => reason }
const OPINION: FamilyColumn = { head: '家里的意见', width: 20, of: () => undefined }

function columnsOf(newest: number): readonly FamilyColumn[] {
  const lines = Array.from({ length: YEARS_TOLD }, (_, age): FamilyColumn => {
    const year = newest - age
    return { head: `${year} 年最低位次`, width: 12, of: (item, unit) => lineOf(item, unit, year, newest) }
  })
  return [
    { head: '序号', width: 6, of: ({ order }) => order },
    { head: '冲稳保', width: 8, of: (_, unit) => unit && tierInList(tierOfFigures(unit)) },
    { head: '录取概率', width: 18, of: (_, unit) => unit && chanceText(unit) },
    { head: '院校', width: 24, of: ({ schoolName }) => schoolName },
    { head: '代码', width: 8, of: ({ majorGroupCode }) => majorGroupCode ?? undefined },
    { head: '所在地', width: 10, of: (item, unit) => unit?.cityName ?? item.provinceName },
    { head: '专业', width: 40, of: ({ majors }) => majors.map(({ majorName }) => majorName).join('、') },
    ...lines,
    { head: '计划', width: 8, of: (_, unit) => unit?.planNum },
    { head: '学费（元/年）', width: 16, of: feeText },
  ]
}

function lineOf(item: Item, unit: ReportedUnit | undefined, year: number, newest: number) {
  const known = unit?.history.find((line) => line.year === year)?.lowestRank
  return known ?? (year === newest ? (item.lowestRank ?? undefined) : undefined)
}

function feeText({ majors }: Item, unit: ReportedUnit | undefined): string | number | undefined {
  const named = new Set(majors.map(({ majorEnrollCode }) => majorEnrollCode))
  const fees = unit?.majors.flatMap(({ majorEnrollCode, fee }) =>
    fee != null && named.has(majorEnrollCode) ? fee : [],
  )
  if (!fees || fees.length === 0) return undefined
  const [least, most] = [Math.min(...fees), Math.max(...fees)]
  return least === most ? least : `${least}–${most}`
}
