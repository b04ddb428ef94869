import { BACKTEST } from '~/features/recommendation-model/model-facts'
import { findSchool } from '~/mocks/world/schools/schools'
import { chanceAt } from '~/rules/chance/admission-chance'
import { expectedLine } from '~/rules/chance/expected-line'
import { undergraduateCandidates } from '~/rules/filing/undergraduate-candidates'
import { atLeast, atMost, boundedSection } from './bounded-row'
import { referenceRows } from './reference-file'
import type { ReportOptions, Section } from './section'

const PROVINCE = '安徽'
const SUBJECTS = ['物理', '历史'] as const
/** Ranks that ask, as ln over last year's line: from a little worse to a little better. */
const ASKED = [-0.4, -0.3, -0.2, -0.1, -0.05, 0.05, 0.1, 0.2, 0.3, 0.4]

/** A chance that was told from the line of 2024, and what 2025 brought. */
interface Foretold {
  /** As it is shown, from 0 to 1. */
  readonly shown: number
  /** Whether the rank was at or above last year's line: the simplest way to tell. */
  readonly aheadOfLast: boolean
  readonly safe: boolean
  readonly enough: boolean
}

/** The model on published lines: those of 2025 told from those of 2024, schools of 安徽. The world has no part in it. */
export function backtestSection(dataDir: string, _options: ReportOptions): Section {
  const lines = publishedLines(dataDir)
  const reported = lines.flatMap(foretold)
  const safe = reported.filter((one) => one.safe)
  const brier = (shareOf: (one: Foretold) => number) =>
    reported.reduce((sum, one) => sum + (shareOf(one) - Number(one.enough)) ** 2, 0) / reported.length
  const own = brier(({ shown }) => shown)
  const simple = brier(({ aheadOfLast }) => Number(aheadOfLast))
  const held = safe.filter(({ enough }) => enough).length / safe.length
  const pageDiffers = [
    BACKTEST.lines === lines.length,
    BACKTEST.pairs === reported.length,
    BACKTEST.own.brier === Number(own.toFixed(3)),
    BACKTEST.simple.brier === Number(simple.toFixed(3)),
    BACKTEST.safeHeld === Math.round(held * 100),
  ].filter((same) => !same).length
  return boundedSection('概率：安徽公布的院校线，用 2024 年的推算 2025 年', [
    atLeast('公布的院校线', lines.length, 1500, 0),
    atLeast('对照的（位次, 院校线）对数', reported.length, 15_000, 0),
    atMost('布里尔分数：本站的算法', own, 0.15, 3),
    atLeast('布里尔分数：只看位次是否高于前一年最低位次', simple, Number(own.toFixed(3)), 3),
    atLeast('“保”兑现的比例', held, 0.9, 3),
    atMost('说明页写的数与实测不同的', pageDiffers, 0, 0),
  ])
}

interface PublishedLine {
  readonly subject: (typeof SUBJECTS)[number]
  readonly before: number
  readonly after: number
}

/** Undergraduate lines that lie in the undergraduate batch in both years; campuses with lines of their own are left out. */
function publishedLines(dataDir: string): PublishedLine[] {
  return referenceRows(dataDir, 'school_lines_anhui_2023_2025').flatMap((row) => {
    const subject = SUBJECTS.find((name) => row.subject?.startsWith(name))
    const [before, after] = [Number(row.rank_2024), Number(row.rank_2025)]
    const isWhole = findSchool(row.zs_code ?? '')?.level === '本科' && !/校区|（/.test(row.school ?? '')
    if (!subject || !isWhole || !row.level?.startsWith('本科') || !(before > 0 && after > 0)) return []
    const [then, now] = [2024, 2025].map((year) => undergraduateCandidates(PROVINCE, year, subject) ?? 0)
    return before <= (then ?? 0) && after <= (now ?? 0) ? [{ subject, before, after }] : []
  })
}

function foretold({ subject, before, after }: PublishedLine): Foretold[] {
  const [then, now] = [2024, 2025].map((year) => undergraduateCandidates(PROVINCE, year, subject) ?? 1)
  const line = expectedLine({
    candidates: now ?? 1,
    year: 2025,
    lines: [{ year: 2024, rank: before, candidates: then ?? 1 }],
  })
  if (!line) return []
  return ASKED.flatMap((away) => {
    const rank = Math.max(1, Math.round(before * Math.exp(away)))
    if (rank > (now ?? 1)) return []
    const { share, tier } = chanceAt(rank, line)
    // As pages show it: in steps of 5 %, from 5 to 95.
    const shown = Math.min(Math.max(Math.floor(share * 20 + 1e-9) / 20, 0.05), 0.95)
    return [{ shown, aheadOfLast: rank <= before, safe: tier === 3, enough: rank <= after }]
  })
}
