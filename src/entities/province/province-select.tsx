import { useQuery } from '@tanstack/react-query'
import { provinceList } from '~/entities/province/province-list.calls'
import { useRetry } from '~/shared/answer/use-retry'
import { FilterSelect } from '~/shared/filters/filter-select'

interface ProvinceSelectProps {
  readonly value: string
  readonly onChange: (province: string) => void
  /** 省份 when absent. */
  readonly label?: string
  readonly className?: string
}

export function ProvinceSelect(props: ProvinceSelectProps) {
  const provinces = useQuery(provinceList())
  const ofProvinces = useRetry(provinces)
  return (
    <FilterSelect
      label="省份"
      options={(provinces.data ?? []).map((province) => province.provinceName)}
      {...ofProvinces}
      {...props}
    />
  )
}
