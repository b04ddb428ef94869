import { useQuery } from '@tanstack/react-query'
import { referenceQueries } from '~/shared/api/reference.queries'
import { FilterSelect } from './filter-select'

interface ProvinceSelectProps {
  readonly value: string
  readonly onChange: (province: string) => void
  readonly className?: string
}

export function ProvinceSelect(props: ProvinceSelectProps) {
  const { data = [] } = useQuery(referenceQueries.provinces())
  return <FilterSelect label="省份" options={data.map((province) => province.provinceName)} {...props} />
}
