import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { schoolCalls } from '~/entities/school/school.calls'
import { CurveFigure } from '~/shared/charts/curve-figure'
import { subjectCounterpart } from '~/shared/domain/subject-counterpart'
import { counterpartPoints, yearPoints } from './year-points'

interface YearChartProps {
  readonly schoolId: string
  readonly lines: readonly SchoolScoreLine[]
  /** What the lines answer. */
  readonly question: LineQuestion
}

/** The lowest rank of every year, and what the same candidates sat under the other exam in the years that had it. */
export function YearChart({ schoolId, lines, question: { province, subject, batch } }: YearChartProps) {
  const counterpart = subjectCounterpart(subject)
  const { data: counterparts } = useQuery({
    ...schoolCalls.lines(schoolId, province, counterpart ?? ''),
    enabled: counterpart !== undefined,
  })
  const points = useMemo(() => yearPoints(lines, batch), [lines, batch])
  const others = useMemo(
    () => (counterpart === undefined ? [] : counterpartPoints(counterparts, batch, points)),
    [counterpart, counterparts, batch, points],
  )
  if (points.length === 0 || points.length + others.length < 2) return null
  const reform = `。灰线是改革前后的${counterpart}，考生范围不同，不能直接相比`
  return (
    <CurveFigure
      source={`${province}各年录取数据`}
      className="h-72 md:h-80"
      caption={`历年最低位次（${province} ${subject}${batch ? ` ${batch}` : ''}）`}
      note={`越往上越难考${others.length > 0 ? reform : ''}`}
      points={points}
      others={others}
      xLabel="年份"
      yLabel="最低位次"
      ranks
    />
  )
}
