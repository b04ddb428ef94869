import { countText } from '../exam/count-text'
import type { ListRow } from './list-input'
import type { ListModel, ModelRow } from './list-model'

/** A rank or count for reading: 25,818. */
export function count(value: number): string {
  return countText(Math.round(value))
}

/** A share from 0 to 1 for reading: 约 8.2 %, 约 46 %, 不到 0.1 %. */
export function percent(share: number): string {
  const value = share * 100
  if (value < 0.1) return '不到 0.1%'
  return `约 ${value < 10 ? value.toFixed(1) : Math.round(value)}%`
}

/** The year whose lines stand before a list, for reading: 2025 年. */
export function lastYear({ list }: Pick<ListModel, 'list'>): string {
  return `${list.year - 1} 年`
}

/** 安徽大学 003. */
export function rowUnit({ school, unit }: Pick<ListRow, 'school' | 'unit'>): string {
  return [school, unit].filter(Boolean).join(' ')
}

/** What a file that was taken may be moved inside of: 这个专业组, 这所学校. */
export function wholeUnit({ form }: Pick<ListModel, 'form'>): string {
  return form.unit === '院校' ? '这所学校' : '这个专业组'
}

/** 第 3 行（安徽大学 003）. */
export function rowName({ place, row }: ModelRow): string {
  return `第 ${place} 行（${rowUnit(row)}）`
}

const NAMED = 3

/** The rows a sentence is about; no more than three by name. */
export function rowNames(rows: readonly ModelRow[]): string {
  const names = rows.slice(0, NAMED).map(rowName).join('、')
  return rows.length > NAMED ? `${names}等 ${rows.length} 行` : names
}

/** 26 行, or the one row that is meant by its name. */
export function rowsOrName(rows: readonly ModelRow[]): string {
  const [first] = rows
  return rows.length === 1 && first ? rowName(first) : `${rows.length} 行`
}

/** Places for reading, from the first on: 第 3、7、9 行. */
export function placeList(places: readonly number[]): string {
  return `第 ${places.toSorted((a, b) => a - b).join('、')} 行`
}

/** The same of rows. */
export function rowNumbers(rows: readonly ModelRow[]): string {
  return placeList(rows.map(({ place }) => place))
}

/** The rank at an expected line, which is its ln. */
export function rankAt(centre: number): string {
  return count(Math.exp(centre))
}
