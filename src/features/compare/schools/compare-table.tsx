import type { SchoolBase } from '~/contracts/school.schemas'
import { LazyAddToList } from '~/entities/application-list/adding/lazy-add-to-list'
import { isWithoutData } from '~/entities/place/without-data'
import { Crest } from '~/entities/school/crest'
import type { OwnRank } from '~/rules/chance/beside-line'
import { newestPlanYear } from '~/rules/exam/years'
import { RetryButton } from '~/shared/answer/retry-button'
import type { FailedRetry } from '~/shared/answer/use-retry'
import { settings } from '~/shared/lib/browser/settings'
import { now } from '~/shared/lib/time/clock'
import { cn } from '~/shared/ui/cn'
import { ColumnHead, ComparisonTable, TitleRow } from '../comparison-table'
import { ABSENT } from '../fact'
import { FactRow, rowHeadClass } from '../fact-row'
import { FACTS, RANKS } from './compared-facts'
import type { LineChoices } from './compared-lines'
import { PLAN_FACTS } from './compared-plans'
import { LineRow, PendingLineRow } from './line-row'
import type { Compared } from './use-compared'

interface CompareTableProps {
  readonly schools: readonly Compared[]
  /** Undefined while it is not known whose lines they are. */
  readonly lines: LineChoices | undefined
  /** Given when that cannot be found out; asks again. */
  readonly ofLines?: FailedRetry
  readonly rank: OwnRank | undefined
  /** Leaves out the rows in which all schools are alike. */
  readonly onlyDifferent: boolean
  readonly onRemove: (id: string) => void
}

const PENDING_YEARS = ['a', 'b', 'c']

/** Schools side by side. */
export function CompareTable(props: CompareTableProps) {
  const { schools, lines, ofLines, rank, onlyDifferent, onRemove } = props
  // Nobody asks for plans where the subject is not known, and will not be.
  const asksPlans = lines ? lines.years.some(({ subject }) => subject !== undefined) : !ofLines
  return (
    <ComparisonTable
      label="院校对比表"
      names={schools.map(({ id, base }) => ({ id, name: base.data?.schoolName }))}
      heads={schools.map((school) => (
        <SchoolHead key={school.id} school={school} onRemove={() => onRemove(school.id)} />
      ))}
    >
      <LineRows schools={schools} lines={lines} rank={rank} {...(ofLines && { ofLines })} />
      {asksPlans && (
        <>
          <TitleRow columns={schools.length}>{`${newestPlanYear(now())} 年招生计划`}</TitleRow>
          {PLAN_FACTS.map((fact, row) => (
            <FactRow
              key={fact.label}
              fact={fact}
              columns={schools}
              read={({ plan }) => plan}
              onlyDifferent={onlyDifferent}
              // One way to ask again is enough for a school.
              offersRetry={row === 0}
            />
          ))}
        </>
      )}
      {!isWithoutData('/chadaxuerank') && (
        <>
          <TitleRow columns={schools.length}>排名</TitleRow>
          {RANKS.map((fact, row) => (
            <FactRow
              key={fact.label}
              fact={fact}
              columns={schools}
              read={({ detail }) => detail}
              onlyDifferent={onlyDifferent}
              offersRetry={row === 0}
            />
          ))}
        </>
      )}
      <TitleRow columns={schools.length}>基本情况</TitleRow>
      {FACTS.filter(
        ({ of }) => !settings.ownData || schools.some(({ base }) => isReported(base.data, of)),
      ).map((fact) => (
        <FactRow
          key={fact.label}
          fact={fact}
          columns={schools}
          read={({ base }) => base}
          onlyDifferent={onlyDifferent}
        />
      ))}
    </ComparisonTable>
  )
}

/** Own tables lack most facts of schools: a row that none of them tells is left out. */
const isReported = (school: SchoolBase | undefined, of: (school: SchoolBase) => string) =>
  school === undefined || of(school) !== ABSENT

/** The lowest ranks of each school, year by year. */
function LineRows({ schools, lines, ofLines, rank }: Omit<CompareTableProps, 'onRemove' | 'onlyDifferent'>) {
  const columns = schools.length
  if (lines?.years.length === 0) return null
  const { province = '', subject = '' } = lines?.question ?? {}
  return (
    <>
      <TitleRow columns={columns}>{`${province} ${subject} 普通专业最低录取位次`}</TitleRow>
      {lines?.years.map((year) => (
        <LineRow
          key={year.year}
          year={year}
          schools={schools}
          // A rank among other candidates is neither above nor below.
          rank={year.subject === subject ? rank : undefined}
          head={
            <th scope="row" className={cn(rowHeadClass, 'border-b')}>
              {year.year} 年{' '}
              {year.subject !== subject && <span className="inline-block">{year.subject}</span>}
            </th>
          }
        />
      ))}
      {!lines && ofLines && (
        <tr>
          <td colSpan={columns + 1} className="border-b px-3 py-2.5">
            <RetryButton name="最低录取位次" {...ofLines} />
          </td>
        </tr>
      )}
      {!lines && !ofLines && PENDING_YEARS.map((key) => <PendingLineRow key={key} columns={columns + 1} />)}
    </>
  )
}

function SchoolHead({ school: { id, base }, onRemove }: { school: Compared; onRemove: () => void }) {
  return (
    <ColumnHead
      name={base.data?.schoolName}
      to={{ kind: 'school', id }}
      answer={base}
      onRemove={onRemove}
      mark={
        base.data && <Crest url={base.data.schoolCrestUrl} name={base.data.schoolName} className="size-9" />
      }
      action={<LazyAddToList school={{ id, name: base.data?.schoolName ?? '这所院校' }} className="mt-1" />}
      missing="没有这所院校"
    />
  )
}
