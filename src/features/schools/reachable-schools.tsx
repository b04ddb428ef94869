import { useCallback, useMemo } from 'react'
import type { SameScoreDestination } from '~/contracts/score-lookups'
import { NearBar } from '~/entities/rank/near/near-bar'
import { NEAR_WORDS } from '~/entities/rank/near/near-chips'
import { type NearId, schoolCount } from '~/entities/rank/near/near-rows'
import { NearSort } from '~/entities/rank/near/near-sort'
import { Comparing, NothingNear } from '~/entities/rank/near/nothing-near'
import { NARROWING_WORDS, unusedText } from '~/entities/rank/near/unused-text'
import { useKm } from '~/entities/rank/near/use-km'
import { kmText, unitWord } from '~/entities/school/near-columns'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import type { useWhoseLines } from '~/entities/school/use-whose-lines'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { Reach } from '~/rules/chance/tier-name'
import type { Changes, Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { formatCount } from '~/shared/lib/text/format'
import { useStable } from '~/shared/react/use-stable'
import { type PlainColumn, tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { TrustLine } from '~/shared/ui/trust-line'
import { type LibraryPageFilters, ROWS_ON_PAGE } from './library-page.address'
import { chosenOf, reachRows, tierLines } from './reach-rows'
import { ResultsSection } from './results-section'
import type { SchoolRow } from './school-row'
import { FACTS, lineColumns, nameColumn, planColumn, type RowColumn } from './school-row-columns'
import { PendingTable } from './school-table'
import { useReach } from './use-reach'

interface ReachableSchoolsProps extends Filtered<LibraryPageFilters> {
  readonly question: LineOfYearQuestion | undefined
  readonly own: OwnRank
  readonly unreachedIn: ReturnType<typeof useWhoseLines>['unreachedIn']
  readonly reach: Reach
  readonly narrow: (part: Changes<LibraryPageFilters>) => void
  readonly onClear: () => void
}

/** The filters of the library first, in its words; then what only lines tell. */
const IDS: readonly NearId[] = [
  ...(['province', 'place', 'type', 'feature', 'nature', 'fee', 'km', 'elective', 'swing'] as const),
]

const KM: PlainColumn<SchoolRow, never, 'km'> = {
  id: 'km',
  head: '离家',
  text: ({ km }) => kmText(km),
  from: 'md',
  nowrap: true,
}

/** An order is chosen above the table, over all rows. */
function unsorted<Id extends string>({
  sort: _,
  ...column
}: RowColumn<Id>): PlainColumn<SchoolRow, never, Id> {
  return column
}

/** What takes the values of a filter into the address. */
function changeOf(id: NearId, values: readonly string[]): Changes<LibraryPageFilters> {
  const [first] = values
  if (id === 'province') return { provinces: [...values], place: undefined }
  if (id === 'type') return { types: [...values] }
  if (id === 'feature') return { features: [...values] }
  if (id === 'nature') return { natures: [...values] }
  if (id === 'elective') return { elective: [...values] }
  if (id === 'place') return { place: first }
  return { [id]: first === undefined ? undefined : Number(first) }
}

/** The schools that had a group in one tier of the rank last year, narrowed by what their lines tell. */
export function ReachableSchools({ filters, change, question, own, reach, ...asked }: ReachableSchoolsProps) {
  const { unreachedIn, narrow, onClear } = asked
  const { answer, window } = useReach(question, own, reach, filters)
  const { q, more = 0, order, major, km } = filters
  const home = question?.province ?? ''
  const isFarShown = km !== undefined || order === 'km'
  const far = useKm(home, isFarShown)
  const { lines, total, unused = [], isPaged } = answer.data ?? {}
  const isOut = useCallback(
    ({ batch }: SameScoreDestination) => unreachedIn(batch)?.isOut === true,
    [unreachedIn],
  )
  const chosen = useStable(chosenOf(filters))
  const { rows, left, inReach } = useMemo(
    () => tierLines(lines ?? [], { home, own, isOut, kmOf: far.kmOf, tier: reach, q, chosen }),
    [lines, home, own, isOut, far.kmOf, reach, q, chosen],
  )
  const all = useMemo(() => reachRows(left.found, own.rank), [left, own])
  const schools = useMemo(() => reachRows(inReach, own.rank, order), [inReach, own, order])
  const unit = unitWord(lines ?? [])
  const leftOut = leftOutText(all, schools, (batch) => unreachedIn(batch)?.text)
  const notUsed = unusedText([
    ...left.unused.map((id) => NEAR_WORDS[id]),
    ...unused.map((name) => NARROWING_WORDS[name]),
  ])
  const shown = schools.slice(0, (1 + more) * ROWS_ON_PAGE)
  const { province, subject, rank: named, category } = filters
  const columns = useMemo(() => {
    const name = nameColumn({ province, subject, rank: named, category }, question)
    const lines = lineColumns(question, own, unreachedIn)
    const facts = FACTS.filter(({ id }) => id !== 'type')
    return tableColumns<SchoolRow>()(
      { ...unsorted(name), lead: isFarShown ? ['place', 'km', 'plan'] : ['place', 'features', 'plan'] },
      ...facts.flatMap((fact) => (isFarShown && fact.id === 'place' ? [unsorted(fact), KM] : unsorted(fact))),
      ...lines.slice(0, -1).map(unsorted),
      // The plan of a group is that of the year of its line.
      unsorted(planColumn(question?.year)),
      ...lines.slice(-1).map(unsorted),
    )
  }, [isFarShown, province, subject, named, category, question, own, unreachedIn])
  const by = {
    major,
    onChoose: (id: NearId, values: readonly string[]) => narrow(changeOf(id, values)),
    onMajor: (words: string | undefined) => narrow({ major: words }),
    onClear,
  }
  // Rows that stay from before do not tell what is now asked of them.
  const isComparing =
    (answer.isEarlier && left.unused.includes('swing')) || (km !== undefined && far.answer.isFetching)
  const isCounted = total !== undefined
  return (
    <>
      <NearBar
        rows={rows}
        isCounted={isCounted}
        ids={IDS}
        chosen={chosen}
        {...by}
        home={home}
        hasMajors={isPaged !== false || lines?.some(({ majorName }) => majorName) === true}
        done={lines && `查看 ${formatCount(schools.length)} 所`}
        km={far}
      />
      <MissingLine of={[far.answer]} name="城市之间的距离" />
      <ResultsSection>
        <States of={answer} name="能报的院校" pending={<PendingTable />}>
          {() =>
            isComparing ? (
              <Comparing />
            ) : schools.length === 0 && leftOut === '' ? (
              <NothingNear {...left} rows={rows} {...by} unit={unit} />
            ) : (
              <>
                <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
                  <p role="status" className="text-sm">
                    {isCounted
                      ? `找到 ${formatCount(inReach.length)} 个${unit}，${formatCount(schoolCount(inReach))} 所学校`
                      : `最近的 ${formatCount(schools.length)} 所学校，其余没有列出`}
                  </p>
                  <NearSort value={order} onChange={(next) => change({ order: next, more: undefined })} />
                </div>
                <p className="text-sm text-muted-foreground">
                  {formatCount(own.rank)} 位“{reach}”的学校
                  {reach === '保' && window && `（最低位次到 ${formatCount(window.last)} 为止）`}
                  ，每校只列最接近的{unit}。只是 {question?.year} 年的结果，不是预测。
                  {!answer.isEarlier && !far.answer.isFetching && notUsed}
                  {leftOut}
                </p>
                <DataTable label="能报的院校" columns={columns} rows={shown} className="mt-1" />
                {schools.length > shown.length && (
                  <Button
                    variant="outline"
                    className="print-hidden mt-4"
                    onClick={() => change({ more: more + 1 }, 'settle')}
                  >
                    再看 {Math.min(ROWS_ON_PAGE, schools.length - shown.length)} 所
                  </Button>
                )}
                <TrustLine
                  addressOnPaper
                  className="mt-3"
                  source={`${home}教育考试院 ${question?.year ?? ''} 年录取数据`}
                />
              </>
            )
          }
        </States>
      </ResultsSection>
    </>
  )
}

type Rows = ReturnType<typeof reachRows>

/** 另有 22 所未达本一线（B 类），没有列出。 Empty where the reader reaches the line of every batch. */
function leftOutText(
  all: Rows,
  shown: Rows,
  textOf: (batch: string | null | undefined) => string | undefined,
): string {
  const ids = new Set(shown.map(({ school }) => school.id))
  const left = all.filter(({ school }) => !ids.has(school.id))
  const why = new Set(left.flatMap(({ figures }) => textOf(figures.line?.batch) ?? []))
  if (left.length === 0) return ''
  return `${shown.length > 0 ? '另有' : '这一档里有'} ${left.length} 所${[...why].join('、')}，没有列出。`
}
