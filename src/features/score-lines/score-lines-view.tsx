import { useMyRank } from '~/entities/rank/use-my-rank'
import { Faces } from '~/shared/answer/faces'
import { formatCount } from '~/shared/lib/format'
import { useLazyPart } from '~/shared/lib/use-lazy-part'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { FailedPart } from '~/shared/ui/failed-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { LineControls } from './line-controls'
import { SchoolLines } from './school-lines'
import { type LinesViewProps, useLineFilters } from './use-line-filters'

// Below the first screen: its code comes while the rules of the province are on their way.
const loadMajorLines = async () => (await import('./major-lines')).MajorLines

/** Lines of a school and of its majors (S2 §2): the same in the page and in the drawer. */
export function ScoreLinesView(props: LinesViewProps) {
  const { schoolId, filters, onFiltersChange } = props
  const { rules, province, offered, electives, change } = useLineFilters(props, 'lines')
  const question = offered?.filters
  const { Part: MajorLines, failed } = useLazyPart(true, loadMajorLines)
  const mine = useMyRank(filters.rank, question?.province, question?.subject)
  return (
    <div>
      <LineControls
        label="录取分数线条件"
        province={province}
        offered={offered}
        electives={electives}
        rank={filters.rank}
        onRank={(rank) => onFiltersChange({ rank })}
        onChange={change}
      />
      <Faces
        of={rules}
        name="录取分数线"
        className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-6"
        pending={<Skeleton className="h-[44rem]" />}
        isEmpty={() => offered !== undefined && question === undefined}
        empty={<EmptyRegion>暂无{province}的录取数据。可以换一个省份。</EmptyRegion>}
      >
        {() =>
          question && (
            <>
              {mine && (
                <p role="note" className="rounded bg-primary-soft px-4 py-3 text-sm">
                  按{mine.from}，位次 {formatCount(mine.rank)}，与 {question.year}{' '}
                  年的最低位次相比。往年的线会变，只作参考，不代表能否录取。横条从中间起，越长差得越多，相差三分之一即满格。
                </p>
              )}
              <SchoolLines
                key={`school-${schoolId}`}
                schoolId={schoolId}
                question={question}
                span={filters.span}
                onSpan={(span) => onFiltersChange({ span })}
                sort={filters.schoolSort}
                onSort={(schoolSort) => onFiltersChange({ schoolSort })}
                mine={mine}
              />
              {MajorLines ? (
                <MajorLines
                  key={`majors-${schoolId}`}
                  schoolId={schoolId}
                  question={question}
                  filters={filters}
                  mine={mine}
                  onFiltersChange={onFiltersChange}
                />
              ) : failed ? (
                <FailedPart name="专业录取分数线" />
              ) : (
                <Skeleton className="h-96" />
              )}
              <div className="grid gap-2">
                <p className="text-sm text-muted-foreground">
                  以上数据依据各省招生指南和教育考试院公布的信息整理，可能与院校官网公布的不一致，请以官方公布为准。
                </p>
                <TrustLine
                  addressOnPaper
                  source={`${question.province}教育考试院 ${question.year} 年录取数据和招生计划`}
                />
              </div>
            </>
          )
        }
      </Faces>
    </div>
  )
}
