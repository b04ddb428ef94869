import type { ApplicationList, ListRow } from '~/rules/check-up/list-input'
import { rowUnit } from '~/rules/check-up/words'
import type { Inside, Replay, ReplayRow, Step } from '~/rules/list/replay'
import { formatCount } from '~/shared/lib/text/format'

/** What is replayed: a list, the rank and the year of its lines. */
export interface Replayed {
  readonly list: ApplicationList
  readonly rows: readonly ReplayRow[]
  /** The rank of this year that is replayed. */
  readonly rank: number
  /** The same among the candidates of the replayed year. */
  readonly rankThen: number
  readonly year: number
  /** Whether the province has 服从调剂 in this batch. */
  readonly adjustment: boolean
}

/** What happens at a row, in one word. */
export const STEP_WORDS: Readonly<Record<Step, string>> = {
  filed: '投档',
  full: '已满',
  'not-met': '选科不符',
  unknown: '没有数据',
  'not-read': '不再看',
}

/** Why, with the figures that decided. `index` from 0. */
export function stepReason(
  step: Exclude<Step, 'not-read'>,
  { list, rows, rankThen, year }: Replayed,
  index: number,
): string {
  const line = rows[index]?.line
  switch (step) {
    case 'filed':
      return line === undefined || line === Number.POSITIVE_INFINITY
        ? `${year} 年没有投满，还有名额`
        : `${year} 年投到 ${formatCount(line)} 位，${formatCount(rankThen)} 在前面`
    case 'full':
      return line === undefined || line === Number.POSITIVE_INFINITY
        ? '轮到时名额已经用完'
        : `${year} 年投到 ${formatCount(line)} 位就满了，${formatCount(rankThen)} 在后面`
    case 'not-met':
      return `要求${list.rows[index]?.requirement ?? ''}，跳过`
    case 'unknown':
      return `没有 ${year} 年的投档线，跳过不算`
  }
}

/** 25,818 位（相当于 2024 年的 24,770 位）. */
export function rankText({ rank, rankThen, year }: Pick<Replayed, 'rank' | 'rankThen' | 'year'>): string {
  const own = `${formatCount(rank)} 位`
  return rank === rankThen ? own : `${own}（相当于 ${year} 年的 ${formatCount(rankThen)} 位）`
}

/** Where the file stops, in one sentence. */
export function outcomeText({ row, inside }: Replay, replayed: Replayed): string {
  const { list, rankThen } = replayed
  const filed = row === undefined ? undefined : list.rows[row]
  if (row === undefined || !filed) {
    return `${rankText(replayed)}读完整张表，没有一行投得出去：滑档，接着看征集志愿和下一批次。`
  }
  return `${rankText(replayed)}停在第 ${row + 1} 个志愿 ${rowUnit(filed)}：${insideText(inside, filed, rankThen)}。`
}

function insideText(inside: Inside | undefined, row: ListRow, rank: number): string {
  if (typeof inside === 'number') {
    const name = row.majors?.[inside]?.name ?? ''
    return (row.majors?.length ?? 0) > 1 ? `录取到第 ${inside + 1} 个专业 ${name}` : `录取到 ${name}`
  }
  if (inside === 'returned') return '所填专业都已满，又不服从调剂，档案退回'
  if (inside === 'unknown') {
    return (row.majors ?? []).length === 0
      ? '档案投到这里'
      : '档案投到这里；那一年各专业没有数据，看不出进哪个专业'
  }
  const other = openElsewhere(row, rank)
  return other.length === 0 ? '所填专业已满，按服从调剂安排' : `所填专业已满，服从调剂可能到${listed(other)}`
}

/** The other majors of a unit that a rank would have reached: where 服从 may lead. */
function openElsewhere({ alsoInUnit = [] }: ListRow, rank: number): string[] {
  return alsoInUnit.flatMap((major) => (major.rank !== undefined && rank <= major.rank ? major.name : []))
}

const NAMED = 4

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join('、')
  return names.length > NAMED ? `${shown}等 ${names.length} 个专业` : shown
}

/** What 服从调剂 changes at the row where the file stops; undefined where there is nothing to say. */
export function adjustText({ row, inside }: Replay, replayed: Replayed): string | undefined {
  const filed = row === undefined ? undefined : replayed.list.rows[row]
  if (!replayed.adjustment || !filed) return undefined
  if (typeof inside === 'number') return '服从调剂在这里不改变结果：所填专业里已经有一个够得到。'
  if (inside === 'returned') {
    const other = openElsewhere(filed, replayed.rankThen)
    const where = other.length === 0 ? '组内还有名额的专业' : listed(other)
    return `勾选服从调剂就不会退档，可能到${where}。退档之后不会再看后面的志愿。`
  }
  if (inside === 'adjusted' && filed.majors?.length) {
    return '如果不勾选服从调剂，档案会被退回，也不会再看后面的志愿，只能等征集志愿。'
  }
  return undefined
}
