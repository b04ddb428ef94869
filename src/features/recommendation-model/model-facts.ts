import { OLD_EXAM_WEIGHT, WEIGHTS } from '~/rules/chance/compared-lines'
import { SCHOOL_LIMIT } from '~/rules/chance/expected-line'
import { bandSpread, YEAR_SPREAD } from '~/rules/chance/spread'
import { SIMULATED_YEARS } from '~/rules/list/simulation/simulated-years'
import { formatCount } from '~/shared/lib/text/format'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** A way to tell chances, compared on published lines: the smaller the Brier score, the better. */
interface Compared {
  readonly name: string
  /** Mean of (chance as it is shown − what came)², 0 to 1. */
  readonly brier: number
}

/**
 * The lines of 2025 foretold from those of 2024: published undergraduate lines of schools in 安徽, ten ranks around each.
 * Source: `npm run lab -- world`, section on published lines, which also holds these figures to what it measures.
 */
export const BACKTEST = {
  lines: 2010,
  pairs: 17_990,
  own: { name: '本站的算法', brier: 0.094 },
  simple: { name: '只看位次是否高于前一年最低位次', brier: 0.135 },
  /** Of all pairs told as 保, in percent: how many ranks were enough in the year that followed. */
  safeHeld: 97,
} as const satisfies {
  readonly lines: number
  readonly pairs: number
  readonly own: Compared
  readonly simple: Compared
  readonly safeHeld: number
}

/** How the method reads, in six sentences. */
export const METHOD: readonly string[] = [
  `先看这个志愿近三年的最低位次，最近一年的最要紧，权重依次是 ${WEIGHTS.map(percent).join('、')}。`,
  `各年考生人数不一样，位次先按本科线上的人数折算到今年；改革前文理科的年份只按百分比折算，权重再乘 ${percent(OLD_EXAM_WEIGHT)}。`,
  `同一所学校其他志愿的走势会把预计线拉近一点，最多 ${percent(SCHOOL_LIMIT)}；计划比前一年多或少，也会让预计线略微放宽或收紧。`,
  `投档线每年会起伏，越靠前的位次起伏越大，所以预计线是一段范围：前几千位上下约 ${percent(bandSpread(0))}，十几万位以后约 ${percent(bandSpread(Number.POSITIVE_INFINITY))}，各校每年还一起偏难或偏易约 ${percent(YEAR_SPREAD)}。`,
  '把你的位次放进这段范围里，算出“位次够”的可能，按 5% 一档往低取，最低写“不到 10%”，最高写 95%。',
  `整张表再模拟 ${formatCount(SIMULATED_YEARS)} 个可能的年份：同一年里各校一起偏难或偏易，同一所学校的志愿一起涨落，离控制线近时线本身也会动，数出滑档和退档有多少次。`,
]

/** What the figures cannot know. */
export const UNKNOWN: readonly string[] = [
  '今年突然的变化：新校区、改名、新增专业、招生政策，以及某一年大家一起追或一起躲的专业。',
  '只有一年数据、新增的志愿，或者改革后头两年：这时只给范围，不给一个数。新增的按本校其他志愿和专业冷热估计。',
  '前一年没招满的志愿这一年会不会招满，控制线在哪里：线公布以前，这样的志愿都算“保”，写明哪一年没招满。',
  '单科成绩、体检、外语语种、面试和政审：位次够也可能因此退档，请看招生章程。',
  '你更想去哪里。概率高不等于更合适，这里不替你排先后。',
]

/** One step of the reliability curve, in percent. */
export interface Reliability {
  /** The mean of what was told. */
  readonly reported: number
  /** How often the rank was in fact enough. */
  readonly held: number
}
