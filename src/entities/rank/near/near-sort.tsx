import { useId } from 'react'
import { NativeSelect } from '~/shared/ui/native-select'
import { NEAR_ORDERS, type NearOrder } from './near-fields'

const WORDS: Readonly<Record<NearOrder, string>> = {
  near: '最接近我',
  rank: '位次高的在前',
  fee: '学费低',
  km: '离家近',
  plan: '计划多',
}

interface NearSortProps {
  readonly value: NearOrder
  readonly onChange: (order: NearOrder) => void
}

/** The order of the whole list. */
export function NearSort({ value, onChange }: NearSortProps) {
  const id = useId()
  return (
    <span className="print-hidden flex items-center gap-2 text-sm">
      <label htmlFor={id} className="whitespace-nowrap text-muted-foreground">
        排序
      </label>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => {
          const order = NEAR_ORDERS.find((known) => known === event.target.value)
          if (order) onChange(order)
        }}
      >
        {NEAR_ORDERS.map((order) => (
          <option key={order} value={order}>
            {WORDS[order]}
          </option>
        ))}
      </NativeSelect>
    </span>
  )
}
