import { mayReadVip } from '~/shared/domain/access'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { useUser } from '~/shared/session/session'
import { OnViewPart } from '~/shared/ui/on-view-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { StatisticsProps } from './all-statistics'
import { VipRegion } from './vip-region'

// Most readers never see it, and it stands below the text that it illustrates.
const loadAll = idlePart(async () => (await import('./all-statistics')).AllStatistics)

/** Hiring, pay, education and majors in figures; all of it for VIP (S1 §6). */
export function Statistics(props: StatisticsProps) {
  if (!mayReadVip(useUser())) {
    return (
      <section aria-labelledby="statistics" className="mt-8">
        <h2 id="statistics" className="text-lg font-medium">
          {props.name}的招聘数据
        </h2>
        <VipRegion>开通 VIP 后可以查看招聘量、薪酬、学历和专业要求的完整数据</VipRegion>
      </section>
    )
  }
  return (
    <OnViewPart
      name="招聘数据"
      load={loadAll}
      pending={<Skeleton of="rows" className="mt-10 h-[60rem]" />}
      props={props}
    />
  )
}
