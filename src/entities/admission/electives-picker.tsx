import { ChoiceRow } from '~/shared/filters/choice-row'
import { notify } from '~/shared/lib/browser/notify'
import { FEWEST_ELECTIVES, MOST_ELECTIVES } from './line-filters'

interface ElectivesPickerProps {
  /** 选考科目 under 3+3, 再选科目 beside a first choice. */
  readonly label: string
  readonly options: readonly string[]
  readonly value: readonly string[]
  readonly onChange: (chosen: string[]) => void
  readonly className?: string
}

/** Picks 1 to 3 electives (S2 §5). None is how it starts: then nothing is narrowed, and it says so. */
export function ElectivesPicker({ label, options, value, onChange, className }: ElectivesPickerProps) {
  const choose = (chosen: string[]) => {
    if (chosen.length > MOST_ELECTIVES) notify.warning(`${label}最多选 ${MOST_ELECTIVES} 门`)
    else if (chosen.length < FEWEST_ELECTIVES) notify.warning(`${label}至少选 ${FEWEST_ELECTIVES} 门`)
    else onChange(chosen)
  }
  return (
    <div className={className}>
      <ChoiceRow label={label} all={null} options={options} value={value} onChange={choose} />
      {value.length === 0 && (
        <p className="text-sm text-muted-foreground md:pl-[5.25rem]">
          至少选 {FEWEST_ELECTIVES} 门；还没有选，先显示全部选科要求。
        </p>
      )}
    </div>
  )
}
