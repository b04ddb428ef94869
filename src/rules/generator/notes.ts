import { TIER_FROM } from '../chance/tier-name'
import { grouped } from '../check-up/grouped'
import { slipAboveLine } from '../check-up/safety'
import { count, percent } from '../check-up/words'
import { type ListWishes, NO_WISHES, TOP_RANK } from './candidate'
import { OF_ONE_SCHOOL } from './fill-rows'
import type { MadeList } from './make-list'
import type { MakingQuery } from './making-query'
import type { Prepared } from './prepare'
import { type Heed, wishOrder } from './wishes'

/** What a list says of itself beside its rows, in sentences for reading. */
export interface NotesQuery extends MakingQuery {
  /** The batch that comes after; absent after the last. */
  readonly nextBatch?: string | undefined
  /** What a unit is called that the plan of this batch has not got. */
  readonly nameOf?: ((unitId: string) => string | undefined) | undefined
}

/** In so many of the years the control line stands above the own rank: worth a word; a share from 0 to 1. */
const NEAR_LINE = 0.03

/** Notes on what a list holds and lacks; empty for one of which there is nothing to say. */
export function listNotes(made: MadeList, query: NotesQuery): string[] {
  return [
    ...mustNotes(made, query),
    ...lineNotes(made, query),
    ...reserveNotes(made),
    ...safetyNotes(made, query),
    ...wishNotes(made, query),
    ...outsideNotes(made, query),
    ...endNotes(made),
    ...dreamNotes(made),
    ...lengthNotes(made, query),
  ]
}

/** A wanted unit is never left out without a word. */
function mustNotes({ missing = [] }: MadeList, { nameOf }: NotesQuery): string[] {
  return missing.map(({ id, name, why }) => `指定要有的${name ?? nameOf?.(id) ?? id}没有放进来：${why}`)
}

function further({ nextBatch }: NotesQuery): string {
  return nextBatch ? `请同时准备${nextBatch}的志愿，先看公办院校，并留意征集志愿` : '请留意征集志愿'
}

function lineNotes({ outcome }: MadeList, query: NotesQuery): string[] {
  if (!outcome || outcome.barred <= NEAR_LINE) return []
  const year = query.frame.year
  return [
    `${year} 年的控制线还没公布，现在按 ${year - 1} 年的线推算：${percent(outcome.barred)} 的年份里线会高过你的位次，就不能报${query.frame.batch ?? '这个批次'}；${further(query)}`,
  ]
}

/** 民办 or 合作, as a family says it. */
function kindOfReserve(rows: readonly Prepared[]): string {
  const isPrivate = rows.some(({ candidate }) => candidate.institution.includes('民办'))
  const isJoint = rows.some(({ candidate }) => candidate.joint || candidate.institution.includes('合作'))
  return [...(isPrivate ? ['民办'] : []), ...(isJoint ? ['中外合作'] : [])].join('和')
}

/** What was not asked for and stands there all the same: it holds the list, or there is nothing else. */
function reserveNotes({ rows }: MadeList): string[] {
  const reserve = rows.filter((row) => row.reserve)
  if (reserve.length === 0) return []
  const fees = reserve.flatMap(({ named }) => named.flatMap(({ fee }) => fee ?? []))
  const [least, most] = [Math.min(...fees), Math.max(...fees)]
  const fee = fees.length === 0 ? '' : `，学费每年 ${count(least)}${most > least ? `–${count(most)}` : ''} 元`
  const what = kindOfReserve(reserve)
  const isEnd = reserve.length <= rows.length / 3 && rows.slice(-reserve.length).every((row) => row.reserve)
  const where = isEnd ? `最后 ${reserve.length} 行` : `有 ${reserve.length} 行`
  return [`普通公办的“保”不够，${where}是${what}${fee}：没有它们，这张表托不住；不愿意读可以删掉`]
}

function safetyNotes({ rows, outcome }: MadeList, query: NotesQuery): string[] {
  if (!outcome && rows.length > 0) return []
  if (rows.length === 0) return [`这个批次里没有够得着的志愿，民办和中外合作也没有：${further(query)}`]
  const isBare = rows.every(({ kind }) => kind !== 3)
  if (isBare && query.rule.safetyPercent === 0) return [`照这样的比例没有放“保”，可能落空：${further(query)}`]
  if (!isBare && (!outcome || slipAboveLine(outcome) <= NEAR_LINE)) return []
  const has = rows.some((row) => row.reserve)
  const what = isBare ? '没有达到“保”的志愿，可能落空' : '“保”不够托住整张表'
  return [`这个批次里${what}${has ? '，民办和中外合作也不够' : ''}：${further(query)}`]
}

const NAMES: Readonly<Record<keyof Heed, (wishes: ListWishes) => string>> = {
  place: ({ provinces }) => `你选的 ${provinces.length} 省`,
  major: () => '你想学的专业',
  school: () => '合你要的类型、特色和性质的',
}

/** Rows that do not meet the wish, and that do. */
const OUTSIDE: Readonly<Record<keyof Heed, string>> = {
  place: '在省外',
  major: '没有这些专业',
  school: '不合',
}
const MET: Readonly<Record<keyof Heed, string>> = {
  place: '在你选的省里',
  major: '有你想学的专业',
  school: '合你要的类型、特色和性质',
}
const MORE: Readonly<Record<keyof Heed, readonly [what: string, priority: string]>> = {
  place: ['地区', '地区优先'],
  major: ['专业', '专业优先'],
  school: ['学校', '院校优先'],
}

/** 你选的 4 省有冲 25、稳 27、保 166；够填满; and how many rows meet the next wish, where that is less than half. */
function wishNotes({ rows, open }: MadeList, { wishes = NO_WISHES }: NotesQuery): string[] {
  const [first, second] = wishOrder(wishes)
  if (!first || rows.length === 0) return []
  const meets = open.filter(({ heed }) => heed[first])
  const tiers = (['冲', '稳', '保'] as const).map(
    (name, place) => `${name} ${meets.filter(({ kind }) => kind === place + 1).length}`,
  )
  const others = rows.filter(({ heed }) => !heed[first])
  const end = others.length === 0 ? '够填满' : `另有 ${others.length} 行${OUTSIDE[first]}，行里写了原因`
  const both = second ? rows.filter(({ heed }) => heed[first] && heed[second]).length : rows.length
  return [
    `${NAMES[first](wishes)}有${tiers.join('、')}；${end}`,
    ...(second && both < rows.length / 2
      ? [`其中 ${both} 行${MET[second]}。更看重${MORE[second][0]}，在意向里改成“${MORE[second][1]}”`]
      : []),
  ]
}

function dreamNotes({ rows }: MadeList): string[] {
  const dreams = rows.filter(({ kind }) => kind === 0).length
  if (dreams === 0) return []
  return [
    `有 ${dreams} 个圆梦志愿，机会不到 ${TIER_FROM.reach}%：平行志愿没有投中，不影响后面的志愿；不想去的可以换掉`,
  ]
}

function lengthNotes({ rows, spare }: MadeList, { frame, size }: NotesQuery): string[] {
  const top =
    frame.rank <= TOP_RANK
      ? [`你的位次在前 ${TOP_RANK}：常规批填十几个就够，另外看看强基计划、综合评价和提前批`]
      : []
  if (rows.length >= size) return top
  if (spare > 0) return [`还空 ${spare} 格，可以不填`, ...top]
  return [`合适的志愿只有 ${rows.length} 个，不足 ${size} 个`, ...top]
}

const MISSED: Readonly<Record<keyof Heed, string>> = {
  place: '不在你选的省',
  major: '没有你想学的专业',
  school: '不合你要的类型、特色或性质',
}
const TIERS = ['圆梦', '冲', '稳', '保'] as const
const KINDS = [0, 1, 2, 3] as const

/** Why rows are there that do not meet all wishes, said once: 都合的冲没有、稳只有 3 个. */
function outsideNotes({ rows, open, tail }: MadeList, { wishes = NO_WISHES }: NotesQuery): string[] {
  const best = 2 ** wishOrder(wishes).length - 1
  const outside = rows.filter(({ rank }, place) => rank < best && place < rows.length - tail)
  if (outside.length === 0) return []
  const parts = KINDS.filter((kind) => outside.some((row) => row.kind === kind)).map((kind) => {
    const have = usable(
      open.filter((unit) => unit.kind === kind && unit.rank === best && unit.liked && !unit.small),
    )
    return `${TIERS[kind]}${have > 0 ? `只有 ${count(have)} 个` : '没有'}`
  })
  return [`有 ${outside.length} 行不全合意向，行里写了差在哪里：都合的${parts.join('、')}`]
}

/** What the last rows are for, said once. */
function endNotes({ rows, tail }: MadeList): string[] {
  const sound = rows.slice(rows.length - tail).filter((row) => row.sound).length
  if (sound < 2) return []
  return [`最后 ${tail} 行保底，${sound < tail ? `其中 ${sound} 行` : ''}往年都够得着`]
}

/** Why a row is there, where that is not plain: nobody asked for it, the end that holds the list, or the wishes that it does not meet. */
export function rowReason(row: Prepared, made: MadeList, wishes: ListWishes = NO_WISHES): string | undefined {
  const missed = wishOrder(wishes).flatMap((kind) => (row.heed[kind] ? [] : MISSED[kind]))
  const isEnd = made.rows.indexOf(row) >= made.rows.length - made.tail
  const parts = [
    ...(row.reserve ? [`${kindOfReserve([row])}，公办的“保”不够才放`] : []),
    ...(isEnd && row.sound ? ['放在最后托底'] : []),
    ...missed,
  ]
  return parts.length > 0 ? parts.join('，') : undefined
}

/** How many of some units of one kind a list could take. */
function usable(units: readonly Prepared[]): number {
  const bySchool = grouped(units, ({ candidate }) => candidate.schoolId)
  return [...bySchool.values()].reduce(
    (sum, { length }) => sum + Math.min(length, units[0]?.kind === 0 ? 1 : OF_ONE_SCHOOL),
    0,
  )
}
