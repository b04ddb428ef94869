import { useQuery } from '@tanstack/react-query'
import { ORDER_STATUSES } from '~/contracts/reference'
import { provinceList } from '~/entities/province/province-list.calls'
import { gaokaoYears } from '~/rules/exam/years'
import type { Changes, Filtered } from '~/shared/address/address'
import { useRetry } from '~/shared/answer/use-retry'
import { FilterBar, type FilterChip } from '~/shared/filters/filter-bar'
import { FilterSelect } from '~/shared/filters/filter-select'
import { KeywordField } from '~/shared/filters/keyword-field'
import { currentYear } from '~/shared/lib/time/clock'
import { statusLabel } from '../parts/order-status'
import { staffCalls } from '../staff.calls'
import type { StudentsFilters } from './students.address'

const ALL = { value: '', label: '全部' }
const VIP = ['yes', 'no'] as const

/** The filters of a list of students. A change begins at the first page. */
export function StudentFilters({ filters, change }: Filtered<StudentsFilters>) {
  const narrow = (next: Changes<StudentsFilters>) => change({ ...next, page: 1 })
  const provinces = useQuery(provinceList())
  const planners = useQuery(staffCalls.planners())
  const options = planners.data?.records.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const { q, province, year, vip, planner, status } = filters
  const years = [currentYear() - 1, ...gaokaoYears(currentYear())]
  const ofProvinces = useRetry(provinces)
  const ofPlanners = useRetry(planners)
  return (
    <FilterBar label="筛选学生" chips={chipsOf(filters, narrow, options)}>
      <KeywordField
        label="姓名或手机号"
        value={q}
        placeholder="写一部分也行"
        className="w-72 max-w-full"
        onSearch={(text) => narrow({ q: text })}
      />
      <FilterSelect
        label="省份"
        className="md:w-28"
        value={province ?? ''}
        options={[
          ALL,
          ...(provinces.data ?? []).map(({ provinceName }) => ({ value: provinceName, label: provinceName })),
        ]}
        onChange={(value) => narrow({ province: value || undefined })}
        {...ofProvinces}
      />
      <FilterSelect
        label="高考年份"
        className="md:w-28"
        value={String(year ?? '')}
        options={[ALL, ...years.map((each) => ({ value: String(each), label: String(each) }))]}
        onChange={(value) => narrow({ year: value === '' ? undefined : Number(value) })}
      />
      <FilterSelect
        label="VIP"
        className="md:w-28"
        value={vip ?? ''}
        options={[ALL, { value: 'yes', label: '已开通' }, { value: 'no', label: '未开通' }]}
        onChange={(value) => narrow({ vip: VIP.find((word) => word === value) })}
      />
      <FilterSelect
        label="服务单"
        className="md:w-40"
        value={String(status ?? '')}
        options={[ALL, ...ORDER_STATUSES.map(({ id, label }) => ({ value: String(id), label }))]}
        onChange={(value) => narrow({ status: value === '' ? undefined : Number(value) })}
      />
      <FilterSelect
        label="规划师"
        className="md:w-32"
        value={planner ?? ''}
        options={[ALL, ...options]}
        onChange={(value) => narrow({ planner: value || undefined })}
        {...ofPlanners}
      />
    </FilterBar>
  )
}

function chipsOf(
  { q, province, year, vip, planner, status }: StudentsFilters,
  narrow: (next: Changes<StudentsFilters>) => void,
  planners: readonly { readonly value: string; readonly label: string }[],
): FilterChip[] {
  const chip = (label: string | undefined, without: Changes<StudentsFilters>): FilterChip[] =>
    label === undefined ? [] : [{ label, onRemove: () => narrow(without) }]
  const nameOf = (id: string) => planners.find(({ value }) => value === id)?.label ?? id
  return [
    ...chip(q && `“${q}”`, { q: undefined }),
    ...chip(province, { province: undefined }),
    ...chip(year === undefined ? undefined : `${year} 年`, { year: undefined }),
    ...chip(vip && (vip === 'yes' ? 'VIP' : '非 VIP'), { vip: undefined }),
    ...chip(statusLabel(status), { status: undefined }),
    ...chip(planner && nameOf(planner), { planner: undefined }),
  ]
}
