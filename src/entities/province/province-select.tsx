import { useQuery } from '@tanstack/react-query'
import { provinceCalls } from '~/entities/province/province.calls'
import { FilterSelect } from '~/shared/filters/filter-select'

interface ProvinceSelectProps {
  readonly value: string
  readonly onChange: (province: string) => void
  readonly className?: string
}

export function ProvinceSelect(props: ProvinceSelectProps) {
  const { data = [] } = useQuery(provinceCalls.list())
  return <FilterSelect label="省份" options={data.map((province) => province.provinceName)} {...props} />
}
