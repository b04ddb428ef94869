import { Link } from '@tanstack/react-router'
import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import { sectionTabClass, sectionTabsClass } from '~/shared/ui/section-tabs'
import type { EarlyPageFilters } from './early-batch.address'
import { EarlyBatchView } from './early-batch-view'

const TABS = [
  { id: undefined, label: '招生计划' },
  { id: 'lines', label: '分数线' },
] as const

export function EarlyBatchPage({ filters, change }: Filtered<EarlyPageFilters>) {
  const { tab } = filters
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>
        <span className="inline-block">提前批招多少人，</span>
        <span className="inline-block">往年多少分</span>
      </PageHeading>
      <p className="mt-2 text-pretty text-muted-foreground">
        军队、公安、公费师范等院校先于本科批录取，多数要体检、面试或政审，录取后不再参加后面的批次。
      </p>
      <nav aria-label="提前批" className={`mt-4 ${sectionTabsClass}`}>
        {TABS.map(({ id, label }) => (
          <Link
            key={label}
            to="/tiqianpi"
            search={(before) => ({ ...before, tab: id })}
            activeProps={{}}
            className={sectionTabClass}
            {...(id === tab && { 'aria-current': 'page' as const })}
          >
            {label}
          </Link>
        ))}
      </nav>
      <EarlyBatchView mode={tab ?? 'plans'} filters={filters} change={change} />
    </div>
  )
}
