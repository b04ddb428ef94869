import type { ComponentType } from 'react'
import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import { LogTab } from './log-tab'
import type { OperationFilters } from './operation.address'
import { OrdersTab } from './orders-tab'
import { TeachersTab } from './teachers-tab'

interface Tab {
  readonly id: OperationFilters['tab']
  readonly label: string
  readonly View: ComponentType
}

const TABS: readonly Tab[] = [
  { id: 'teachers', label: '名师与规划师', View: TeachersTab },
  { id: 'orders', label: '服务单进度', View: OrdersTab },
  { id: 'log', label: '操作记录', View: LogTab },
]

/** What the public pages show, and who has changed it. */
export function OperationPage({ filters, change }: Filtered<OperationFilters>) {
  const View = TABS.find(({ id }) => id === filters.tab)?.View ?? TeachersTab
  return (
    <>
      <PageHeading>网站运营</PageHeading>
      <fieldset aria-label="网站运营" className="mt-3 flex flex-wrap gap-1 border-b pb-3">
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={filters.tab === id}
            onClick={() => change({ tab: id })}
            className="min-h-11 rounded px-3 text-sm hover:bg-muted aria-pressed:bg-primary-soft aria-pressed:font-medium aria-pressed:text-primary md:min-h-9"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className="mt-4">
        <View />
      </div>
    </>
  )
}
