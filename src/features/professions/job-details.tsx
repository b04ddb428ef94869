import type { JobDetail } from '~/contracts/professions.schemas'
import { MajorName } from '~/entities/major/major-name'
import { professionCalls } from '~/entities/profession/profession.calls'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { mayReadVip } from '~/shared/domain/access'
import { formatCount } from '~/shared/lib/text/format'
import { useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { GrowingList } from '~/shared/ui/growing-list'
import { Listed } from '~/shared/ui/listed'
import { Skeleton } from '~/shared/ui/skeleton'
import type { HiringFilters } from './hiring.address'
import { salaryText } from './salary-text'
import { VipRegion } from './vip-region'

export interface JobDetailsProps extends Filtered<HiringFilters> {
  readonly code: string
  readonly name: string
}

/** About three screens of a phone. */
const JOBS_AT_ONCE = 10

const keyOf = ({ companyName, job, provinceName, edu, salaryStr }: JobDetail) =>
  [companyName, job, provinceName, edu, salaryStr].join(' ')

/** Who hires for a type of professions, opening by opening; for VIP (S1 §6). */
export function JobDetails({ code, name, filters, change }: JobDetailsProps) {
  const allowed = mayReadVip(useUser())
  const answer = useAnswer(allowed ? code : undefined, professionCalls.jobDetails)
  const asked = useAnswer(allowed ? code : undefined, professionCalls.majorRequirements)
  const codes = new Map(asked.data?.map(({ majorName, majorCode }) => [majorName, majorCode]))
  return (
    <section aria-labelledby="job-details">
      <h2 id="job-details" className="text-lg font-medium">
        {name}的招聘信息
      </h2>
      {allowed ? (
        <States
          of={answer}
          name="招聘信息"
          className="mt-3"
          pending={<Skeleton of="rows" className="h-[40rem]" />}
          isEmpty={(jobs) => jobs.length === 0}
          empty={<EmptyRegion>{name}没有招聘样本，暂无招聘信息。</EmptyRegion>}
        >
          {(jobs) => (
            <GrowingList
              name="招聘信息"
              items={jobs}
              step={JOBS_AT_ONCE}
              keyOf={keyOf}
              more={filters.more}
              onMore={(more) => change({ more }, 'settle')}
            >
              {(job) => <Job job={job} codes={codes} />}
            </GrowingList>
          )}
        </States>
      ) : (
        <VipRegion>开通 VIP 后可以查看招聘企业和职位</VipRegion>
      )}
    </section>
  )
}

interface JobProps {
  readonly job: JobDetail
  /** Codes of majors by name, as far as they are known. */
  readonly codes: ReadonlyMap<string, string | null | undefined>
}

/** A position with all that is known of it (S1 §3); what is absent is left out. */
function Job({ job: posting, codes }: JobProps) {
  const { job, salaryStr, provinceName, edu, companyHiring, companyName } = posting
  const facts = [
    ['企业性质', posting.companyNature],
    ['企业规模', posting.companyScale],
    ['要求专业', posting.majors && <Majors names={posting.majors.split('、')} codes={codes} />],
    ['福利', posting.welfare],
    ['来源', posting.source],
  ] as const
  return (
    <article className="rounded border bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="font-medium">{job}</p>
        {salaryStr && <p className="font-medium">{salaryText(salaryStr)}</p>}
      </div>
      <Listed
        items={[companyName, provinceName, edu, `招 ${formatCount(companyHiring)} 人`]}
        className="mt-1 text-sm text-muted-foreground"
      />
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm md:grid-cols-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex gap-2">
                <dt className="shrink-0 text-muted-foreground">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </article>
  )
}

function Majors({ names, codes }: Pick<JobProps, 'codes'> & { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && '、'}
      <MajorName name={name} code={codes.get(name)} />
    </span>
  ))
}
