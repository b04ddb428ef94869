import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { NewApplicationList } from '~/contracts/application-lists'
import type { ApplicationList } from '~/contracts/list-summaries'
import { RISKS, SELF_CREATED } from '~/contracts/reference'
import { changeText } from '~/entities/application-list/change-text'
import { ListLink } from '~/entities/application-list/list-link'
import { TierWord } from '~/entities/rank/tier-mark'
import { scoresOf } from '~/entities/score-record/scores-of.calls'
import { type Deadline, deadlineOf } from '~/entities/season/deadline-text'
import { seasonBatches } from '~/entities/season/season.calls'
import type { TierName } from '~/rules/chance/tier-name'
import { applicationForm } from '~/rules/filing/application-form'
import { type ScoreBasis, scoreBasis } from '~/rules/list/score-basis'
import { MissingLine } from '~/shared/answer/missing-line'
import { now } from '~/shared/lib/time/clock'
import { useRowPresses } from '~/shared/react/use-row-presses'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { cn } from '~/shared/ui/cn'
import { OwnActions } from './own-actions'
import { RowScore } from './row-score'

const linkClass =
  'print-hidden inline-flex min-h-11 items-center text-primary underline underline-offset-4 hover:no-underline md:min-h-6'

interface ListTableProps {
  readonly studentId: string
  readonly lists: readonly ApplicationList[]
  readonly onDeleted: (deleted: NewApplicationList) => void
}

/** All lists of a student. On a phone the facts of a list stand under its name. */
export function ListTable({ studentId, lists, onDeleted }: ListTableProps) {
  const holdBack = useRowPresses()
  const { answers, dueOf } = useDeadlines(lists)
  const scores = useQuery(scoresOf(studentId))
  const basisOf = (list: ApplicationList) => scores.data && scoreBasis(list, scores.data, now())
  const columns = listColumns({ dueOf, basisOf, onDeleted })
  return (
    <>
      <Overview lists={lists} />
      <MissingLine of={answers} name="截止时间" />
      <MissingLine of={[scores]} name="成绩" />
      <div onClickCapture={holdBack}>
        <DataTable columns={columns} rows={lists} className="text-base!" />
      </div>
    </>
  )
}

interface ListFacts extends Pick<ListTableProps, 'onDeleted'> {
  readonly dueOf: (list: ApplicationList) => Deadline | undefined
  readonly basisOf: (list: ApplicationList) => ScoreBasis | undefined
}

function listColumns({ dueOf, basisOf, onDeleted }: ListFacts): Columns<ApplicationList> {
  return [
    {
      id: 'name',
      head: '名称',
      cell: (list) => (
        <>
          <ListLink list={list} />
          <span className="block text-sm font-normal text-muted-foreground md:hidden">
            {examText(list)}
            <Due of={dueOf(list)} />
            <span className="block">{sizeText(list)}</span>
            <span className="block">
              <Tiers list={list} />
            </span>
            <span className="block">{changeText(list)} 改过</span>
          </span>
          <RowScore list={list} basis={basisOf(list)} />
          {list.createdType === SELF_CREATED && <OwnActions list={list} onDeleted={onDeleted} />}
        </>
      ),
      strong: true,
      lead: [],
    },
    {
      id: 'exam',
      head: '高考和批次',
      cell: (list) => (
        <>
          {examText(list)}
          <Due of={dueOf(list)} />
        </>
      ),
      from: 'md',
    },
    { id: 'size', head: '志愿', text: sizeText, align: 'right', from: 'md', nowrap: true },
    { id: 'tiers', head: '冲 稳 保', cell: (list) => <Tiers list={list} />, from: 'md', nowrap: true },
    { id: 'changed', head: '最后修改', text: changeText, align: 'right', from: 'md', nowrap: true },
    {
      id: 'from',
      head: '来自',
      text: ({ createdType }) => (createdType === SELF_CREATED ? '自建' : '规划师'),
      align: 'right',
      nowrap: true,
    },
  ]
}

/** Until when each list can be filed. Lists of one province and year share the answer. */
function useDeadlines(lists: readonly ApplicationList[]) {
  const exams = [...new Set(lists.map(({ province, year }) => `${province} ${year}`))]
  const answers = useQueries({
    queries: exams.map((exam) => {
      const [province = '', year] = exam.split(' ')
      return seasonBatches(province, Number(year))
    }),
  })
  const dueOf = (list: ApplicationList) =>
    deadlineOf(answers[exams.indexOf(`${list.province} ${list.year}`)]?.data ?? [], list, now())
  return { answers, dueOf }
}

/** 7 月 1 日 17:00 截止，还有 4 天. */
function Due({ of: due }: { of: Deadline | undefined }) {
  if (!due) return null
  const { end, left, isOver } = due
  return (
    <span className={cn('block text-sm', isOver ? 'text-muted-foreground' : 'font-medium')}>
      {end} 截止，{left}
    </span>
  )
}

function examText({ province, year, batch }: ApplicationList): string {
  return [province, year, batch].filter(Boolean).join(' ')
}

/** 7 / 45 个院校专业组: how full it is, in the form of its province. */
function sizeText({ itemCount, province, year, batch }: ApplicationList): string {
  if (itemCount == null) return '—'
  const form = applicationForm(province, year, batch ?? undefined)
  return form
    ? `${itemCount}${form.choiceCount ? ` / ${form.choiceCount}` : ''} 个${form.unit}`
    : `${itemCount} 个`
}

/** How the choices spread over the tiers, in the words of the list itself; nothing where the server does not count. */
function Tiers({ list: { risks, outOfReach, voidCount, itemCount } }: { list: ApplicationList }) {
  if (!risks || !itemCount) return '—'
  const dead = voidCount ?? 0
  const others = itemCount - dead - (outOfReach ?? 0) - risks.reduce((sum, { count }) => sum + count, 0)
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {dead > 0 && <Tier name="无效" count={dead} />}
      {outOfReach != null && outOfReach > 0 && <Tier name="圆梦" count={outOfReach} />}
      {RISKS.map(({ id, label }) => (
        <Tier key={id} name={label} count={risks.find(({ value }) => value === id)?.count ?? 0} />
      ))}
      {others > 0 &&
        (outOfReach == null ? (
          <span className="whitespace-nowrap text-muted-foreground">圆梦或无数据 {others}</span>
        ) : (
          <Tier name="无数据" count={others} />
        ))}
    </span>
  )
}

function Tier({ name, count }: { name: TierName; count: number }) {
  return (
    <span className="whitespace-nowrap">
      <TierWord tier={name} /> {count}
    </span>
  )
}

function Overview({ lists }: Pick<ListTableProps, 'lists'>) {
  const own = lists.filter((list) => list.createdType === SELF_CREATED).length
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 text-sm text-muted-foreground">
      <p>
        自建 {own} 份，规划师建议 {lists.length - own} 份
      </p>
      {own < lists.length && (
        <Link to="/myvolunteerdesign" className={linkClass}>
          确认规划师的方案
        </Link>
      )}
      {lists.length > 1 && (
        <Link to="/compareLists" className={linkClass}>
          对比两份志愿表
        </Link>
      )}
    </div>
  )
}
