import { ChoiceRow } from '~/shared/filters/choice-row'
import type { UnitGroup } from './admission-rows'

interface GroupChipsProps {
  readonly groups: readonly UnitGroup[]
  readonly value: string | undefined
  readonly onChange: (code: string | undefined) => void
}

/** Chips that say what each group asks: 001 不限. */
export function GroupChips({ groups, value, onChange }: GroupChipsProps) {
  const labels = new Map(
    groups.flatMap(({ code, label }) => (code === undefined ? [] : [[code, label] as const])),
  )
  return (
    <ChoiceRow
      label="专业组"
      single
      options={[...labels].map(([code, label]) => ({ value: code, label }))}
      value={value === undefined ? [] : [value]}
      onChange={([code]) => onChange(code)}
      collapsedCount={12}
      isLine
    />
  )
}
