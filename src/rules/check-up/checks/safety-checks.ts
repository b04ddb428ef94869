import { countTiers } from '../../chance/tier-name'
import { SIMULATED_YEARS } from '../../list/simulation/simulate-list'
import type { Finding } from '../finding'
import { type ListModel, type ModelRow, tierOfRow } from '../list-model'
import { addSafeties, SLIP, safeLine, safetiesNeeded, slipAboveLine, soundSafeties } from '../safety'
import { count, percent, placeList, rowNames } from '../words'

/** The last rows of a list are the last fifth of them. */
const TAIL = 5
/** A tail this likely is nearly a 保. */
const NEARLY_SAFE = 0.75
const NEXT_BATCH = '请同时把下一批次的志愿表准备好，两张表分别填、互不影响。'

/** Whether rows above decide what happens to those below, and whether nothing but the next batch comes after. */
function isFinal({ outlook, form }: ListModel): boolean {
  return outlook !== undefined && !form.early
}

function slipText(slip: number): string {
  return `按 ${count(SIMULATED_YEARS)} 个可能的年份推算，整张表没有投出去的年份${percent(slip)}`
}

/** The 保 to add, in words and as steps; none where the batch has no 保. */
export function moreSafety(model: ListModel, atLeast = 1) {
  const line = safeLine(model)
  if (line === undefined) return undefined
  const amount = Math.max(safetiesNeeded(model, line) ?? TAIL, atLeast)
  const actions = addSafeties(model, amount, line)
  const drops = actions.flatMap((action) => (action.do === 'drop' ? [action.row] : []))
  const room = drops.length > 0 ? `先拿掉最用不上的${placeList(drops)}，再` : ''
  const text = `${room}在表尾加 ${amount} 个去年最低位次在 ${count(line)} 左右或更靠后的志愿（你的位次 ${count(model.rank)}），从候选里挑愿意去的。`
  return { text, actions }
}

export function weakSafety(model: ListModel): Finding[] {
  const { outlook } = model
  if (!isFinal(model) || !outlook || !isJudged(model) || slipAboveLine(outlook) <= SLIP.medium) return []
  const more = moreSafety(model)
  return [
    {
      check: 'weak-safety',
      rows: [],
      severity: more && slipAboveLine(outlook) > SLIP.high ? 'high' : 'medium',
      why: `${slipText(slipAboveLine(outlook))}（超过 3% 就值得补）。${tiersText(model)}。`,
      remedy: more?.text ?? `这个批次里找不到明显低于你位次的单位。${NEXT_BATCH}`,
      actions: more?.actions ?? [],
    },
  ]
}

function tiersText({ rows }: ListModel): string {
  const counts = countTiers(rows.map(tierOfRow))
    .filter(([, times], place) => place < 3 || times > 0)
    .map(([name, times]) => `${name} ${times}`)
  return `现在的 ${rows.length} 行里，${counts.join('、')}`
}

/** Four in five rows have lines: with less, what is said of the whole list says little. */
export function isJudged({ rows }: ListModel): boolean {
  const known = rows.filter(({ simulated }) => simulated.centre !== undefined).length
  return known >= rows.length * 0.8
}

export function noSafetyAtEnd(model: ListModel): Finding[] {
  const { rows, outlook } = model
  if (!isFinal(model) || !outlook || !isJudged(model)) return []
  const tail = rows.slice(-Math.ceil(rows.length / TAIL))
  if (tail.some(({ tier, fit }) => tier === 3 && fit !== 'not-met')) return []
  const more = moreSafety(model)
  const slip = slipAboveLine(outlook)
  const hasOthers = soundSafeties(model).length > 0
  const best = Math.max(...tail.map(({ chance }) => chance?.share ?? 0))
  const isBare = !hasOthers && (slip > SLIP.little || best < NEARLY_SAFE)
  const severity = more && isBare ? 'high' : !hasOthers || slip > SLIP.little ? 'medium' : 'low'
  return [
    {
      check: 'no-safety-at-end',
      rows: tail.map(({ place }) => place),
      severity,
      why: `表尾 ${tail.length} 行里没有「保」（可能性 90% 以上），其中最高的${percent(best)}。${slipText(slip)}${slip > SLIP.little ? '' : '；但推算不知道大家会不会挤到同一段来，有一两个「保」才算托住'}。`,
      remedy: more?.text ?? `这个批次里没有够得上「保」的单位。${NEXT_BATCH}`,
      actions: more?.actions ?? [],
    },
  ]
}

export function nextBatch(model: ListModel): Finding[] {
  if (!isFinal(model) || !model.outlook || !isJudged(model)) return []
  const { barred } = model.outlook
  if (barred > SLIP.medium) {
    return [
      {
        check: 'next-batch',
        rows: [],
        severity: 'low',
        why: `你的位次 ${count(model.rank)} 离去年的控制线不远，今年的线还没公布：按 ${count(SIMULATED_YEARS)} 个可能的年份推算，${percent(barred)}的年份里线会高过你的位次，整张表都不算数。`,
        remedy: `控制线公布以后再看一次。${NEXT_BATCH}`,
        actions: [],
      },
    ]
  }
  if (slipAboveLine(model.outlook) <= SLIP.medium || safeLine(model) !== undefined) return []
  return [
    {
      check: 'next-batch',
      rows: [],
      severity: 'low',
      why: `${slipText(slipAboveLine(model.outlook))}，而这个批次里比你的位次 ${count(model.rank)} 明显靠后的单位已经不多。`,
      remedy: `${NEXT_BATCH}本批次仍按喜欢的顺序填满。`,
      actions: [],
    },
  ]
}

export function emptyChoices(model: ListModel): Finding[] {
  const { allowed, rows, outlook } = model
  if (!isFinal(model) || !outlook || !isJudged(model) || allowed === undefined || rows.length >= allowed)
    return []
  const hasSafety = rows.some(({ tier }) => tier === 3)
  if (slipAboveLine(outlook) <= SLIP.little && hasSafety) return []
  const more = moreSafety(model)
  return [
    {
      check: 'empty-choices',
      rows: [],
      severity: 'medium',
      why: `可以填 ${allowed} 个，现在填了 ${rows.length} 个，还空 ${allowed - rows.length} 个；${slipText(slipAboveLine(outlook))}${hasSafety ? '' : '，表里还没有「保」'}。`,
      remedy: more?.text ?? `空着的位置可以继续填你愿意去的单位。${NEXT_BATCH}`,
      actions: more?.actions ?? [],
    },
  ]
}

export function outOfReach(model: ListModel): Finding[] {
  const { rows, form } = model
  const far = rows.filter(({ tier, chance }) => chance !== undefined && tier === undefined)
  if (far.length === 0) return []
  const most = Math.floor(rows.length / TAIL)
  const isMany = rows.length >= TAIL && far.length > rows.length / TAIL
  const surplus = isMany ? far.toSorted((a, b) => share(a) - share(b)).slice(0, far.length - most) : []
  const firstSafety = rows.find(({ tier }) => tier === 3)?.place
  const safe = safeLine(model) ?? model.rank * 1.25
  return [
    {
      check: 'out-of-reach',
      rows: far.map(({ place }) => place),
      severity: isMany && !form.early ? 'medium' : 'low',
      why: `${rowNames(far)}的可能性不到 10%${isMany ? `，占了全表 ${rows.length} 行里的 ${far.length} 行` : ''}。放一两个圆梦没有问题，它们不影响后面的志愿。`,
      remedy: isMany
        ? `把${placeList(surplus.map(({ place }) => place))}换成去年最低位次在 ${count(model.rank)} 到 ${count(safe)} 之间、愿意去的志愿。`
        : '想留就留在前面；位置不够时先让出它们。',
      actions: surplus.flatMap(({ place }) => [
        {
          do: 'add' as const,
          ...(firstSafety !== undefined && { before: firstSafety }),
          lineFrom: Math.round(model.rank * 1.02),
          lineTo: Math.round(safe),
        },
        { do: 'drop' as const, row: place },
      ]),
    },
  ]
}

const share = ({ chance }: ModelRow) => chance?.share ?? 0

export function tooSafe({ rows, own, rank }: ListModel): Finding[] {
  const far = rows.filter(({ line }) => line !== undefined && line.centre - own > 2 * line.spread)
  if (rows.length < TAIL || far.length <= rows.length * 0.8) return []
  return [
    {
      check: 'too-safe',
      rows: far.map(({ place }) => place),
      severity: 'low',
      why: `你的位次 ${count(rank)}，比 ${rows.length} 行里 ${far.length} 行的预计最低位次都靠前很多。稳妥没有错，只是可能少了更想去的选择。`,
      remedy: '如果有更想去的学校，可以在表的前面加几个；平行志愿里，前面的没有投中不影响后面的。',
      actions: [],
    },
  ]
}

/** Two rows to be counted on are what doubts about a single one are measured against. */
export function lacksSafeties(model: ListModel): boolean {
  return soundSafeties(model).length < 2
}

/** Steps and words that bring two rows to be counted on. */
export function untilTwoSafeties(model: ListModel) {
  return moreSafety(model, 2 - soundSafeties(model).length)
}
