import { commonMajors } from './compared-plans'
import type { Compared } from './use-compared'

/** The majors that every compared school has in its plan; nothing until all plans are there. */
export function CommonMajors({ schools }: { schools: readonly Compared[] }) {
  const plans = schools.flatMap(({ plan }) => (plan.data ? [plan.data.now] : []))
  if (schools.length < 2 || plans.length < schools.length) return null
  const majors = commonMajors(plans)
  return (
    <section aria-labelledby="common-majors" className="mt-6">
      <h2 id="common-majors" className="text-lg font-medium">
        都招的专业
      </h2>
      <p className="mt-1 max-w-[60rem] text-sm">
        {majors.length > 0 ? `${majors.length} 个：${majors.join('、')}` : '这几所院校今年没有同名的专业。'}
      </p>
    </section>
  )
}
