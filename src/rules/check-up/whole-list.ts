import { SIMULATED_YEARS } from '../list/simulation/simulated-years'
import type { ListModel } from './list-model'
import { addSafeties, safeLine, safetiesNeeded, soundSafeties } from './safety'
import { count, lastYear, percent, placeList } from './words'

/** The last rows of a list are the last fifth of them. */
export const TAIL = 5

export const NEXT_BATCH = '请同时把下一批次的志愿表准备好，两张表分别填、互不影响。'

/** Whether rows above decide what happens to those below, and whether nothing but the next batch comes after. */
export function isFinal({ outcome, form }: ListModel): boolean {
  return outcome !== undefined && !form.early
}

/** Four in five rows have lines: with less, what is said of the whole list says little. */
export function isJudged({ rows }: ListModel): boolean {
  const known = rows.filter(({ simulated }) => simulated.centre !== undefined).length
  return known >= rows.length * 0.8
}

export function slipText(slip: number): string {
  return `按 ${count(SIMULATED_YEARS)} 个可能的年份推算，整张表没有投出去的年份${percent(slip)}`
}

/** The 保 to add, in words and as steps; none where the batch has no 保. */
export function moreSafety(model: ListModel, atLeast = 1) {
  const line = safeLine(model)
  if (line === undefined) return undefined
  const amount = Math.max(safetiesNeeded(model, line) ?? TAIL, atLeast)
  const actions = addSafeties(model, amount, line)
  const drops = actions.flatMap((action) => (action.do === 'drop' ? [action.row] : []))
  const room = drops.length > 0 ? `先拿掉最用不上的${placeList(drops)}，` : ''
  const text = `${room}再加 ${amount} 个更稳的：${lastYear(model)}最低位次在 ${count(line)} 以后（你的位次 ${count(model.rank)}），从候选里挑愿意去的。`
  return { text, actions }
}

/** Two rows to be counted on are what doubts about a single one are measured against. */
export function lacksSafeties(model: ListModel): boolean {
  return soundSafeties(model).length < 2
}

/** Steps and words that bring two rows to be counted on. */
export function untilTwoSafeties(model: ListModel) {
  return moreSafety(model, 2 - soundSafeties(model).length)
}
