import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ApplicationList } from '~/contracts/list-summaries'
import { SELF_CREATED } from '~/contracts/reference'
import { ListLink } from '~/entities/application-list/list-link'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { States } from '~/shared/answer/states'
import { tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { RecordPage } from '../record/record-page'
import { ruleFacts } from './rule-facts'
import { volunteerCalls } from './volunteer.calls'

/** How one's province is filled in, and what one has filled in so far. */
export function VolunteerPage() {
  return (
    <RecordPage name="报考信息" ask={listCalls.byStudent}>
      {(lists, { province }) => (
        <div className="grid max-w-3xl gap-10">
          {province ? <ProvinceRule province={province} /> : <NoProvince />}
          <Lists lists={lists} />
        </div>
      )}
    </RecordPage>
  )
}

/** The first regular batch: the one that most candidates fill in. */
function ProvinceRule({ province }: { province: string }) {
  const batches = useQuery(volunteerCalls.batches(province))
  return (
    <States
      of={batches}
      name="填报规则"
      pending={
        <>
          <Skeleton className="mb-3 h-7 w-44" />
          <PendingRule />
        </>
      }
    >
      {(all) => {
        const batch = all.find(({ early }) => !early)?.batch
        return batch !== undefined && <RuleOfBatch province={province} batch={batch} />
      }}
    </States>
  )
}

function RuleOfBatch({ province, batch }: { province: string; batch: string }) {
  const rule = useQuery(volunteerCalls.rule(province, batch))
  return (
    <section aria-labelledby="rule">
      <h2 id="rule" className="mb-3 text-lg font-medium">
        {province}怎样填{batch}
      </h2>
      <States of={rule} name="填报规则" pending={<PendingRule />}>
        {(known) => (
          <>
            <dl className="border-t">
              {ruleFacts(known).map(({ term, value }) => (
                <div key={term} className="flex justify-between gap-6 border-b py-2.5">
                  <dt className="shrink-0 text-muted-foreground">{term}</dt>
                  <dd className="text-right">{value}</dd>
                </div>
              ))}
            </dl>
            <TrustLine
              className="mt-2"
              source={`${province}教育考试院的填报规定，${known.year} 年`}
              evidence="real"
            />
          </>
        )}
      </States>
    </section>
  )
}

function PendingRule() {
  return (
    <>
      <div className="border-t">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <div key={place} className="flex justify-between border-b py-2.5">
            <Skeleton className="h-6 w-20" />
            <Skeleton className="h-6 w-32" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-2 h-5 w-64" />
    </>
  )
}

const COLUMNS = tableColumns<ApplicationList>()(
  {
    id: 'name',
    head: '名称',
    cell: (list) => <ListLink list={list} />,
    lead: ['batch', 'from'],
    flush: true,
  },
  { id: 'batch', head: '批次', text: ({ batch }) => batch, from: 'md' },
  { id: 'count', head: '志愿数', figure: ({ itemCount }) => itemCount },
  {
    id: 'from',
    head: '来自',
    text: ({ createdType }) => (createdType === SELF_CREATED ? '自建' : '规划师'),
    from: 'md',
  },
)

function Lists({ lists }: { lists: readonly ApplicationList[] }) {
  return (
    <section aria-labelledby="lists">
      <h2 id="lists" className="text-lg font-medium">
        我的志愿表
      </h2>
      {lists.length === 0 ? (
        <EmptyRegion className="mt-3">还没有保存过志愿表。</EmptyRegion>
      ) : (
        <>
          <div className="mt-3">
            <DataTable label="我的志愿表" columns={COLUMNS} rows={lists} />
          </div>
          <Link
            to="/myvolunteer"
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
          >
            管理志愿表
          </Link>
        </>
      )}
    </section>
  )
}

function NoProvince() {
  return (
    <EmptyRegion>
      <p>填了高考省份，这里会说明你所在省份的填报规则。</p>
      <Link
        to="/userinfo/basicInfo"
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
      >
        去填省份
      </Link>
    </EmptyRegion>
  )
}
