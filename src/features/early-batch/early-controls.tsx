import { useQuery } from '@tanstack/react-query'
import { ProvinceSelect } from '~/entities/province/province-select'
import type { Changes } from '~/shared/address/address'
import { FilterBar } from '~/shared/filters/filter-bar'
import { FilterSelect } from '~/shared/filters/filter-select'
import type { EarlyBatchFilters } from './early-batch.address'
import { earlyCalls } from './early-batch.calls'
import type { EarlyChoices } from './early-filters'

interface EarlyControlsProps {
  readonly province: string | undefined
  /** Undefined until it is known what the province offers. */
  readonly choices: EarlyChoices | undefined
  /** Only plans stand in directories. */
  readonly withDirectory: boolean
  readonly onChange: (next: Changes<EarlyBatchFilters>) => void
}

const ALL = '全部'

export function EarlyControls(props: EarlyControlsProps) {
  const { province, choices, withDirectory, onChange } = props
  const { years = [], batches = [], question } = choices ?? {}
  const { data: directories = [] } = useQuery({
    ...earlyCalls.directories(question?.province ?? '', question?.year ?? 0),
    enabled: withDirectory && question !== undefined,
  })
  const directory = withDirectory ? question?.directory : undefined
  return (
    <FilterBar
      label="提前批条件"
      chips={[
        ...(question ? [{ label: question.province }, { label: `${question.year} 年` }] : []),
        ...(question?.batch ? [{ label: question.batch }] : []),
        ...(directory ? [{ label: directory, onRemove: () => onChange({ directory: undefined }) }] : []),
      ]}
    >
      <ProvinceSelect
        className="md:w-32"
        value={province ?? ''}
        onChange={(name) => onChange({ province: name, directory: undefined })}
      />
      <FilterSelect
        className="md:w-32"
        label="年份"
        value={String(question?.year ?? '')}
        options={years.map((year) => ({ value: String(year), label: `${year} 年` }))}
        onChange={(year) => onChange({ year: Number(year) })}
      />
      <FilterSelect
        className="md:w-44"
        label="批次"
        value={question?.batch ?? ALL}
        options={[ALL, ...batches]}
        onChange={(batch) => onChange({ batch: batch === ALL ? undefined : batch })}
      />
      {withDirectory && (
        <FilterSelect
          className="md:w-48"
          label="招生目录"
          value={directory ?? ALL}
          options={[ALL, ...directories]}
          onChange={(name) => onChange({ directory: name === ALL ? undefined : name })}
        />
      )}
    </FilterBar>
  )
}
