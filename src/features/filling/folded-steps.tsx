import type { PreferenceScore } from '~/contracts/score-records'
import { type Intention, intentionText } from '~/entities/intention/intention'
import { useMajorName } from '~/entities/major/major-names'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'

interface FoldedStepsProps {
  readonly record: PreferenceScore
  readonly batch: string
  readonly intention: Intention
  readonly isFolded: boolean
  readonly onFold: (fold: boolean) => void
}

/** What a list was made from, in one line, and the way back to the steps. */
export function FoldedSteps({ record, batch, intention, isFolded, onFold }: FoldedStepsProps) {
  const nameOf = useMajorName([...intention.majorCodes, ...intention.excludedMajorCodes])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded border bg-surface px-3 py-2">
      {isFolded && (
        <p className="min-w-0 flex-1 basis-60">
          {record.province} {record.year} {record.subject} {record.score} 分
          {record.rank != null && `（位次 ${formatCount(record.rank)}）`} · {batch} ·{' '}
          <span>{intentionText(intention, nameOf) ?? '没有填意向'}</span>
        </p>
      )}
      <Button variant="outline" size="sm" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
        {isFolded ? '改成绩、批次和意向' : '收起这几步'}
      </Button>
    </div>
  )
}
