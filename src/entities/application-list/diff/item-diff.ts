import { diffLists, type ListDiff } from '~/rules/list/diff/diff-lists'
import { type Items, itemName } from '../edits'

/** What two lists are called when they are told apart: 别处 and 这里. */
export interface Sides {
  readonly before: string
  readonly after: string
  /** The second is what the first would become: rows are added and removed. */
  readonly isProposal?: boolean
}

/** A choice as far as two lists can differ in it. */
export interface DiffRow {
  readonly key: string
  readonly name: string
  readonly adjust: boolean
  readonly majors: readonly string[]
  readonly reason: string
}

/** Two lists side by side. */
export function itemDiff(before: Items, after: Items): ListDiff<DiffRow> {
  return diffLists(before.map(diffRow), after.map(diffRow))
}

function diffRow(item: Items[number]): DiffRow {
  const { unitId, adjust, majors, reason = '' } = item
  const named = majors.map(({ majorName }) => majorName)
  return { key: unitId, name: itemName(item), adjust, majors: named, reason }
}

/** Each difference in one sentence; none where the lists say the same. */
export function differenceTexts(
  { added, removed, moved, changed }: ListDiff<DiffRow>,
  sides: Sides,
): string[] {
  const [onlyAfter, onlyBefore] = sides.isProposal
    ? ['加上', '去掉']
    : [`只在${sides.after}有：`, `只在${sides.before}有：`]
  return [
    ...added.map(({ row, to }) => `${onlyAfter}${row.name}（第 ${to} 位）`),
    ...removed.map(({ row, from }) => `${onlyBefore}${row.name}（第 ${from} 位）`),
    ...moved.map(
      ({ row, from, to }) => `${row.name}：${sides.before}第 ${from} 位，${sides.after}第 ${to} 位`,
    ),
    ...changed.map(({ before, after }) => `${after.name}：${changeText(before, after, sides)}`),
  ]
}

function changeText(was: DiffRow, is: DiffRow, { before, after }: Sides): string {
  const parts = [
    was.majors.join('、') !== is.majors.join('、') &&
      `专业${before}是${majorsText(was)}，${after}是${majorsText(is)}`,
    was.adjust !== is.adjust && `${before}${adjustText(was)}，${after}${adjustText(is)}`,
    was.reason !== is.reason && `理由${before}是${was.reason || '空'}，${after}是${is.reason || '空'}`,
  ]
  return parts.filter(Boolean).join('；')
}

function majorsText({ majors }: DiffRow): string {
  return majors.length === 0 ? '空' : majors.join('、')
}

function adjustText({ adjust }: DiffRow): string {
  return adjust ? '服从调剂' : '不服从调剂'
}
