import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { useKnownProvince } from '~/entities/province/use-known-province'
import type { BatchLinesFilters } from '~/features/batch-lines/batch-lines.address'
import { withLines, YearTables } from '~/features/batch-lines/year-tables'
import { categoryIn } from '~/rules/exam/candidate-categories'
import { useAnswer } from '~/shared/answer/use-answer'
import { drawFirstView } from '../draw-first-view'
import { visitedFilters } from '../visit'

/** The control lines of the province. */
drawFirstView(() => {
  const { province, category } = visitedFilters<BatchLinesFilters>().filters
  const { data, question } = useAnswer(useKnownProvince(province), controlLineCalls.byProvince)
  const years = withLines(data ?? [], categoryIn(question, category))
  if (question === undefined || years.length === 0) return undefined
  return (
    <div className="mt-6">
      <YearTables province={question} years={years} />
    </div>
  )
})
