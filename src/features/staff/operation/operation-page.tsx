import type { ComponentType } from 'react'
import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import { PressTabs } from '../parts/press-tabs'
import { CalendarTab } from './calendar-tab'
import { LogTab } from './log-tab'
import { NewsTab } from './news-tab'
import { type OperationFilters, operationAddress } from './operation.address'
import { OrdersTab } from './orders-tab'
import { TeachersTab } from './teachers-tab'

interface Tab {
  readonly value: OperationFilters['tab']
  readonly label: string
  readonly View: ComponentType<Filtered<OperationFilters>>
}

const TABS: readonly Tab[] = [
  { value: 'news', label: '资讯', View: NewsTab },
  { value: 'calendar', label: '招生日程', View: CalendarTab },
  { value: 'teachers', label: '名师与规划师', View: TeachersTab },
  { value: 'orders', label: '服务单进度', View: OrdersTab },
  { value: 'log', label: '操作记录', View: LogTab },
]

/** What the public pages show, and who has changed it. */
export function OperationPage({ filters, change }: Filtered<OperationFilters>) {
  const View = TABS.find(({ value }) => value === filters.tab)?.View ?? NewsTab
  return (
    <>
      <PageHeading>网站运营</PageHeading>
      <div className="print-hidden mt-3 border-b pb-3">
        <PressTabs
          label="网站运营"
          options={TABS}
          value={filters.tab}
          onChange={(tab) => change(operationAddress.parse({ tab }))}
        />
      </div>
      <div className="mt-4">
        <View filters={filters} change={change} />
      </div>
    </>
  )
}
