import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'
import { LabelledField } from '~/shared/ui/labelled-field'

interface RankSliderProps {
  readonly own: number
  readonly rank: number
  readonly onRank: (rank: number) => void
}

/** In percent of the own rank. */
const MOST = 10

/** The rank that is replayed, up to a tenth before or behind the own one. */
export function RankSlider({ own, rank, onRank }: RankSliderProps) {
  const percent = Math.round((rank / own - 1) * 100)
  const text = `${formatCount(rank)} 位，${distanceText(percent)}`
  return (
    <LabelledField label="如果我的位次是">
      {(control) => (
        <div className="flex flex-wrap items-center gap-x-3">
          <input
            {...control}
            type="range"
            min={-MOST}
            max={MOST}
            step={1}
            value={percent}
            aria-valuetext={text}
            className="h-11 w-48 grow accent-primary md:h-10"
            onChange={(event) =>
              onRank(Math.max(1, Math.round(own * (1 + Number(event.target.value) / 100))))
            }
          />
          <output htmlFor={control.id} className="min-w-44 font-medium">
            {text}
          </output>
          {rank !== own && (
            <Button variant="link" size="inline" onClick={() => onRank(own)}>
              回到我的位次
            </Button>
          )}
        </div>
      )}
    </LabelledField>
  )
}

function distanceText(percent: number): string {
  if (percent === 0) return '就是我的位次'
  return percent < 0 ? `靠前 ${-percent}%` : `靠后 ${percent}%`
}
