import type { CurvePoint } from '~/contracts/score-tables'
import { formatCount } from '~/shared/lib/text/format'
import { escaped } from '../../scripts/lib/page-head.mjs'

/** Every tenth score is enough to find one's place; the application draws all rows. */
const STEP = 10
const MOST_ROWS = 40

const CELL = 'class="py-2 text-right"'

/** A score table as it stands until the application draws it: rows of round scores. */
export function tableView(of: string, rows: readonly CurvePoint[]): string {
  const round = rows.filter(({ score }) => score % STEP === 0).slice(0, MOST_ROWS)
  const lines = round.map(
    ({ score, sameScoreCount, lowestRank }) =>
      `<tr class="border-b"><td>${score}</td><td ${CELL}>${formatCount(sameScoreCount)}</td><td ${CELL}>${formatCount(lowestRank)}</td></tr>`,
  )
  const head = `<tr class="border-b"><th class="text-left">分数</th><th class="text-right">同分人数</th><th class="text-right">位次</th></tr>`
  return `<section class="pt-4"><h2 class="text-lg font-medium">${escaped(of)}一分一段</h2><table class="w-full border-collapse text-sm mt-2">${head}${lines.join('')}</table></section>`
}
