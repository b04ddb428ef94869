import type { Filtered } from '~/shared/address/address'
import { PageHeading } from '~/shared/ui/page-heading'
import type { NewsFilters } from './news.address'
import { NewsList } from './news-list'
import { SeasonCalendar } from './season-calendar'

/** News of the whole country, and beside them what is due in one's province. */
export function NewsPage({ filters, change }: Filtered<NewsFilters>) {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>高考资讯与招生日程</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        每年都会遇到的事，按时间整理；时间和办法以省级教育考试院的公告为准。
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start">
        <SeasonCalendar
          className="lg:order-2"
          asked={filters.province}
          onProvince={(province) => change({ province })}
        />
        <NewsList filters={filters} change={change} />
      </div>
    </div>
  )
}
