import { MOST_SCHOOLS } from '~/entities/compare/compared'
import { provinceCalls } from '~/entities/province/province.calls'
import { ProvinceSelect } from '~/entities/province/province-select'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { OwnRankField } from '~/entities/rank/own-rank-field'
import { TierLegend } from '~/entities/rank/tier-legend'
import { useMyRank } from '~/entities/rank/use-my-rank'
import { schoolComparison } from '~/entities/school/school-comparison'
import type { Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { MissingLine } from '~/shared/answer/missing-line'
import { useAnswer } from '~/shared/answer/use-answer'
import { retryOf } from '~/shared/answer/use-retry'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { FilterSelect } from '~/shared/filters/filter-select'
import { useHydrated, useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { TrustLine } from '~/shared/ui/trust-line'
import { useColumns } from '../use-columns'
import { AddSchool } from './add-school'
import { CommonMajors } from './common-majors'
import type { CompareFilters } from './compare.address'
import { CompareTable } from './compare-table'
import { lineChoices } from './compared-lines'
import { useCompared } from './use-compared'

const ROWS = [
  { value: 'all', label: '全部项目' },
  { value: 'different', label: '只看不同' },
]

interface CompareViewProps extends Filtered<CompareFilters> {
  readonly className?: string
}

/** Up to five schools side by side: facts, ranks, and lines of three years in one province. */
export function CompareView({ filters, change, className }: CompareViewProps) {
  const hydrated = useHydrated()
  const setSchools = (schools: string[], how?: 'settle') => change({ schools }, how)
  const electives = useUser()?.subjects
  const { ids, add, remove } = useColumns(schoolComparison, filters.schools, setSchools)
  const province = useKnownProvince(filters.province)
  const rules = useAnswer(province, provinceCalls.rules)
  const offered = rules.isEarlier ? undefined : rules.data
  const settled = useSettled({ filters, change }, (asked) =>
    province !== undefined && offered ? lineChoices({ ...asked, province }, offered, electives) : undefined,
  )
  const failed = rules.isError && offered === undefined
  const ofRules = failed ? retryOf([rules]) : undefined
  const lines = failed ? undefined : settled
  const rank = hydrated ? filters.rank : undefined
  const myRank = useMyRank(rank, {
    province,
    subject: lines?.question.subject,
    year: lines?.years[0]?.year,
  })
  const schools = useCompared(ids, lines?.question.province ?? '', lines?.years ?? [])
  return (
    <div className={className}>
      <section
        aria-label="对比条件"
        className="print-hidden grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-x-8"
      >
        <div>
          <AddSchool ids={ids} onAdd={add} filters={filters} change={change} />
        </div>
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
          <ProvinceSelect
            value={province ?? ''}
            onChange={(name) => change({ province: name, subject: undefined })}
          />
          <FilterSelect
            label="科类"
            options={lines?.subjects ?? []}
            value={lines?.question.subject ?? ''}
            onChange={(subject) => change({ subject })}
            {...ofRules}
          />
          <div className="max-sm:col-span-2">
            <OwnRankField
              value={rank}
              known={myRank}
              reported={myRank !== undefined && ids.length > 0}
              onChange={(mine) => change({ rank: mine })}
            />
          </div>
        </div>
      </section>
      <div className="mt-6">
        {ids.length === 0 ? (
          <EmptyRegion>
            还没有要对比的院校。在上面添加，或者在院校卡片上点“对比”，最多 {MOST_SCHOOLS} 所。
          </EmptyRegion>
        ) : (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              {myRank ? <TierLegend mine={myRank} of="各年" /> : <span />}
              <div className="print-hidden">
                <ChoiceRow
                  className="flex! items-center gap-x-3"
                  label="显示"
                  single
                  all={null}
                  options={ROWS}
                  value={[filters.rows]}
                  onChange={([rows]) => change({ rows: rows === 'different' ? 'different' : 'all' })}
                />
              </div>
            </div>
            <MissingLine
              of={[
                ...(failed ? [] : [rules]),
                ...schools.flatMap(({ base, detail, planBefore, lines: own }) => [
                  ...[base, detail, planBefore],
                  ...own.values(),
                ]),
                // A plan that has failed says so in its cell.
                ...schools.map(({ plan }) => ({ ...plan, isError: false })),
              ]}
              name="对比"
            />
            <CompareTable
              schools={schools}
              lines={lines}
              rank={myRank}
              onlyDifferent={filters.rows === 'different'}
              onRemove={remove}
              {...(ofRules && { ofLines: ofRules })}
            />
            <CommonMajors schools={schools} />
            <p className="mt-3 text-xs text-muted-foreground">
              加粗的是各校不同的项目。最低录取位次取该校当年最高一个普通批次里普通专业最低的一条线，中外合作另列，提前批和专项不计。
            </p>
            <TrustLine
              addressOnPaper
              className="mt-3"
              source={`院校官方网站和就业质量报告、各榜单最近一期、${province ?? ''}教育考试院历年录取数据`}
            />
          </>
        )}
      </div>
    </div>
  )
}
