import { type ReactNode, useMemo, useRef } from 'react'
import type { OwnRank } from '~/rules/chance/beside-line'
import { MoreRows } from '~/shared/answer/more-rows'
import { States } from '~/shared/answer/states'
import { type Answer, useAnswer } from '~/shared/answer/use-answer'
import { type PagedAnswer, usePages } from '~/shared/answer/use-pages'
import type { ListPage } from '~/shared/api/call'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import { applicableLines, applicablePlans } from './applicable'
import { ALL_SUBJECTS } from './early-batch.address'
import { earlyCalls, SCHOOL_PAGE_SIZE, type SchoolQuestion } from './early-batch.calls'
import type { EarlyQuestion } from './early-filters'
import { LineTable, PlanTable } from './early-tables'

const PLANS = '提前批招生计划'
const LINES = '提前批分数线'

interface RowsProps {
  readonly question: EarlyQuestion
  /** Offers a way out where nothing was found. */
  readonly onClear: () => void
  /** Stands below what has come, or has failed to. */
  readonly foot: ReactNode
}

interface RankedProps {
  /** The reader's, where it is known. */
  readonly rank: OwnRank | undefined
}

/** The plans of all schools, as far down as somebody has looked (S1 §9). */
export function EarlyPlans({ question, ...parts }: RowsProps) {
  const answer = useApplicable(usePages(question, earlyCalls.plans), applicablePlans)
  return (
    <Endless name={PLANS} answer={answer} {...parts}>
      {(rows, shown, asked) => <PlanTable question={asked} rows={rows} shown={shown} />}
    </Endless>
  )
}

/** The lines of all schools, as far down as somebody has looked (S1 §9). */
export function EarlyLines({ question, rank, ...parts }: RowsProps & RankedProps) {
  const answer = useApplicable(usePages(question, earlyCalls.lines), applicableLines)
  return (
    <Endless name={LINES} answer={answer} {...parts}>
      {(rows, shown) => <LineTable rows={rows} shown={shown} linked rank={rank} />}
    </Endless>
  )
}

type Applicable<Row> = (rows: readonly Row[], question: EarlyQuestion) => readonly Row[]

/** The rows of an answer that its question may claim; those that have come and are left out are not counted. */
function useApplicable<Row>(
  answer: PagedAnswer<EarlyQuestion, Row>,
  applicable: Applicable<Row>,
): PagedAnswer<EarlyQuestion, Row> {
  const { data, question, total } = answer
  const rows = useMemo(
    () => (data && question ? applicable(data, question) : data),
    [data, question, applicable],
  )
  return { ...answer, data: rows, total: total - (data?.length ?? 0) + (rows?.length ?? 0) }
}

interface SchoolRowsProps extends RowsProps {
  readonly schoolId: string
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The plans of one school, in pages (S2 §9). */
export function SchoolEarlyPlans({ schoolId, question, page, ...parts }: SchoolRowsProps) {
  const asked = useMemo(() => ({ ...question, schoolId, page }), [question, schoolId, page])
  const answer = useAnswer(asked, earlyCalls.plansOfSchool)
  return (
    <Paged name={PLANS} answer={answer} applicable={applicablePlans} {...parts}>
      {(rows, answered) => <PlanTable question={answered} rows={rows} shown={rows.length} />}
    </Paged>
  )
}

/** The lines of one school, in pages (S2 §9). */
export function SchoolEarlyLines({
  schoolId,
  question,
  page,
  rank,
  ...parts
}: SchoolRowsProps & RankedProps) {
  const asked = useMemo(() => ({ ...question, schoolId, page }), [question, schoolId, page])
  const answer = useAnswer(asked, earlyCalls.linesOfSchool)
  return (
    <Paged name={LINES} answer={answer} applicable={applicableLines} {...parts}>
      {(rows) => <LineTable rows={rows} shown={rows.length} linked={false} rank={rank} />}
    </Paged>
  )
}

interface EndlessProps<Row> extends Omit<RowsProps, 'question'> {
  readonly name: string
  readonly answer: PagedAnswer<EarlyQuestion, Row>
  readonly children: (rows: readonly Row[], shown: number, question: EarlyQuestion) => ReactNode
}

function Endless<Row>({ name, answer, onClear, foot, children }: EndlessProps<Row>) {
  return (
    <>
      <States
        of={answer}
        name={name}
        pending={<Skeleton of="rows" className="h-[40rem]" />}
        isEmpty={(rows) => rows.length === 0 && !answer.hasMore}
        empty={(question) => <Nothing name={name} question={question} onClear={onClear} />}
      >
        {(rows, question) => (
          <>
            <Total total={answer.total} question={question} />
            <MoreRows of={answer} name={name}>
              {(shown) => children(rows, shown, question)}
            </MoreRows>
          </>
        )}
      </States>
      {!answer.isPending && foot}
    </>
  )
}

interface PagedProps<Row> extends Omit<RowsProps, 'question'> {
  readonly name: string
  readonly answer: Answer<SchoolQuestion, ListPage<Row>>
  readonly onPage: (page: number) => void
  readonly applicable: Applicable<Row>
  readonly children: (rows: readonly Row[], question: SchoolQuestion) => ReactNode
}

function Paged<Row>({ name, answer, applicable, onClear, foot, onPage, children }: PagedProps<Row>) {
  const top = useRef<HTMLDivElement>(null)
  const turn = (page: number) => {
    onPage(page)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <States
        of={answer}
        name={name}
        pending={<Skeleton of="rows" className="h-[40rem]" />}
        isEmpty={({ total }) => total === 0}
        empty={(question) => <Nothing name={name} question={question} onClear={onClear} />}
      >
        {({ records, total }, question) => (
          <div ref={top} className="scroll-mt-4">
            <ApplicableRows {...{ records, total, question, applicable, children }} />
            <div className="mt-4">
              <Pager
                name={name}
                current={question.page}
                size={SCHOOL_PAGE_SIZE}
                total={total}
                onPage={turn}
              />
            </div>
          </div>
        )}
      </States>
      {!answer.isPending && foot}
    </>
  )
}

interface ApplicableRowsProps<Row> extends Pick<PagedProps<Row>, 'applicable' | 'children'> {
  readonly records: readonly Row[]
  readonly total: number
  readonly question: SchoolQuestion
}

/** A page of rows; where some do not belong to the question, how many all pages have is not known. */
function ApplicableRows<Row>({ records, total, question, applicable, children }: ApplicableRowsProps<Row>) {
  const rows = useMemo(() => applicable(records, question), [applicable, records, question])
  const isWhole = rows.length === records.length
  return (
    <>
      <Total total={isWhole ? total : rows.length} ofPage={!isWhole} question={question} />
      {children(rows, question)}
    </>
  )
}

interface TotalProps {
  readonly total: number
  readonly question: EarlyQuestion
  /** Whether only the rows of this page are counted. */
  readonly ofPage?: boolean
}

/** How many rows there are, and for whom. */
function Total({ total, question, ofPage = false }: TotalProps) {
  return (
    <p role="status" className="mb-2 text-sm text-muted-foreground">
      {ofPage ? '本页' : '共'} {formatCount(total)} 条，{whoseText(question)}
    </p>
  )
}

function whoseText({ subject, electives }: EarlyQuestion): string {
  if (subject === ALL_SUBJECTS) return '含全部科类'
  const side = electives.length > 0 ? `${subject}加${electives.join('、')}` : subject
  return `${side}考生可报${electives.length > 0 ? '' : '（含全部选科要求）'}`
}

interface NothingProps extends Omit<RowsProps, 'foot'> {
  readonly name: string
}

function Nothing({ name, question, onClear }: NothingProps) {
  const { province, year, subject, q } = question
  const whose = subject === ALL_SUBJECTS ? '' : `${whoseText(question)}的`
  return (
    <EmptyRegion>
      <p>没有符合条件的{name}。</p>
      <p className="mt-1 text-sm">
        {q && `名称里有“${q}”、`}
        {province} {year} 年{whose}
        {name}一条也没有。
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onClear}>
        看全部科类、批次和目录
      </Button>
    </EmptyRegion>
  )
}
