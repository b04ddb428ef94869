import { type Category, categoryChoices } from '~/rules/exam/candidate-categories'
import { FilterSelect } from '~/shared/filters/filter-select'

interface CategorySelectProps {
  readonly province: string | undefined
  readonly value: Category | undefined
  readonly onChange: (category: Category | undefined) => void
  readonly className?: string
}

/** Asks for the category of candidates where the province draws lines by it; nothing elsewhere. */
export function CategorySelect({ province, value, onChange, className = 'md:w-36' }: CategorySelectProps) {
  const offered = categoryChoices(province)
  if (offered.length === 0) return null
  return (
    <FilterSelect
      className={className}
      label="考生类别"
      value={value ?? ''}
      options={offered}
      onChange={(chosen) => onChange(offered.find((each) => each.value === chosen)?.value || undefined)}
    />
  )
}
