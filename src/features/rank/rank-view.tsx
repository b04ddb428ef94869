import { useState } from 'react'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { useKnownProvince } from '~/entities/province/use-known-province'
import type { Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { currentYear } from '~/shared/lib/clock'
import { useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PendingFigures } from './pending'
import type { RankFilters } from './rank.address'
import { RankControls } from './rank-controls'
import { RankFigures } from './rank-figures'
import { chooseFilters, missingYear, withYear } from './rank-filters'

interface RankViewProps extends Filtered<RankFilters> {
  readonly className?: string
}

/** The rank page without its heading: the same in the page and in the drawer. */
export function RankView({ filters, change, className }: RankViewProps) {
  const thisYear = currentYear()
  const subjects = useUser()?.subjects
  const province = useKnownProvince(filters.province)
  const exams = useAnswer(province, provinceExams)
  const offered = exams.isEarlier ? undefined : exams.data
  const choices = useSettled({ filters, change }, (asked) =>
    province !== undefined && offered
      ? chooseFilters({ ...asked, province }, offered, { thisYear, subjects })
      : undefined,
  )
  // The HTML that was rendered at build time knows no address, and so no score.
  const score = province === undefined ? undefined : filters.score
  const [repeated, setRepeated] = useState(0)
  const search = (value: number | undefined) => {
    // The same question again: asks again where the answer failed, and warns again where there was none.
    if (value === score && value !== undefined) setRepeated(repeated + 1)
    else change({ score: value })
  }
  return (
    <div className={className}>
      <RankControls
        province={province}
        choices={exams.isError ? undefined : choices}
        score={score}
        onProvince={(name) => change({ province: name })}
        onYear={(year) => offered && change(withYear(year, offered))}
        onSubject={(subject) => change({ subject, batch: undefined })}
        onBatch={(batch) => change({ batch })}
        onScore={search}
      />
      <Faces
        of={exams}
        name="位次数据"
        className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-6"
        // A key of its own: nothing of the page without a score moves when there turns out to be one.
        pending={<PendingFigures key={String(score !== undefined)} scored={score !== undefined} />}
        isEmpty={() => choices !== undefined && choices.question === undefined}
        empty={(name) => <EmptyRegion>暂无{name}的位次数据。可以换一个省份。</EmptyRegion>}
      >
        {({ yearSubjectBatchMap }) =>
          choices?.question && (
            <>
              <MissingYear years={choices.years} shown={choices.question.year} thisYear={thisYear} />
              <RankFigures
                query={choices.question}
                score={score}
                repeated={repeated}
                offered={yearSubjectBatchMap}
                filters={filters}
                change={change}
              />
            </>
          )
        }
      </Faces>
    </div>
  )
}

/** Says that the newest year that has data stands in for last year. */
function MissingYear(props: { years: readonly number[]; shown: number; thisYear: number }) {
  const missing = missingYear(props.years, props.shown, props.thisYear)
  if (missing === undefined) return null
  return (
    <p role="note" className="rounded bg-muted px-4 py-3 text-sm">
      还没有 {missing} 年的数据，下面是最新的 {props.shown} 年。
    </p>
  )
}
