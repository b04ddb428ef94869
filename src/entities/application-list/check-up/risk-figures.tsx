import { memo } from 'react'
import { ModelLink } from '~/entities/rank/model-link'
import { countTiers } from '~/rules/chance/tier-name'
import type { CheckUp } from '~/rules/check-up/check-list'
import { SIMULATED_YEARS } from '~/rules/list/simulation/simulated-years'
import { formatCount } from '~/shared/lib/text/format'
import { shareText } from '../share-text'
import { replayedText } from './risk-text'
import { SharesBar } from './shares-bar'

/** A smaller share is not worth a line. */
const LEAST_TOLD = 0.001

/** The risk of the whole list: the answer to the question that is feared most, and what it rests on. */
// The list beside it is redrawn with every edit; the figures change when they have been worked out anew.
export const RiskFigures = memo(function RiskFigures({ result }: { result: CheckUp }) {
  const { slip, barred = 0, return: returned, typical, tiers, taken, position, skipped } = result
  const past = replayedText(result)
  if (slip === undefined && skipped.some(({ isVital }) => isVital)) {
    return (
      <p className="text-sm">
        有志愿没有读到：滑档没有推算，读到了再算。
        <span className="block">{tiersText(tiers)}</span>
      </p>
    )
  }
  if (slip === undefined) {
    return (
      <p className="text-sm text-muted-foreground">
        这个批次按志愿顺序投档，第一个志愿最要紧，整张表的滑档可能没有推算。
      </p>
    )
  }
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3">
        <div className="col-span-2">
          <dt className="text-sm text-muted-foreground">滑档（{tiers.length} 个志愿一个也没投上）</dt>
          <dd className="text-2xl font-medium">{shareText(slip)}</dd>
          {barred >= LEAST_TOLD && (
            <dd className="text-sm">
              其中 {shareText(barred)} 是今年的控制线高过你的位次：线还没公布，公布后再看一次。
            </dd>
          )}
        </div>
        <div>
          <dt className="text-sm text-muted-foreground">被退档</dt>
          <dd className="text-lg font-medium">{shareText(returned ?? 0)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted-foreground">一半的年份录在</dt>
          <dd className="text-lg font-medium">
            {typical === undefined ? '—' : typical === 1 ? '第 1 行' : `前 ${typical} 行`}
          </dd>
        </div>
      </dl>
      {taken && taken.length > 1 && (
        <SharesBar taken={taken} slip={slip} tiers={tiers} {...(position !== undefined && { position })} />
      )}
      <p className="mt-3 text-sm">{tiersText(tiers)}</p>
      {past && <p className="mt-1 text-sm">按往年的线，同样的位次停在：{past}。</p>}
      <p className="mt-1 text-xs text-muted-foreground">
        按往年位次推算 {formatCount(SIMULATED_YEARS)} 个可能的年份，不是承诺。
        <ModelLink />
      </p>
    </div>
  )
})

function tiersText(tiers: CheckUp['tiers']): string {
  return countTiers(tiers)
    .filter(([name, count]) => count > 0 || name === '保')
    .map(([name, count]) => `${name} ${count}`)
    .join(' · ')
}
