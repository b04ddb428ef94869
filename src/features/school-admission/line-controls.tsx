import { ElectivesPicker } from '~/entities/admission/electives-picker'
import { COMBINED, type LineQuestion, type OfferedLines } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { QuestionSelects } from '~/entities/admission/question-selects'
import { CategorySelect } from '~/entities/province/category-select'
import { type Category, categoryName } from '~/rules/exam/candidate-categories'
import type { Changes } from '~/shared/address/address'
import { RetryButton } from '~/shared/answer/retry-button'
import type { Retry } from '~/shared/answer/use-retry'
import { FilterBar, type FilterChip } from '~/shared/filters/filter-bar'
import { cn } from '~/shared/ui/cn'

interface LineControlsProps {
  readonly label: string
  readonly province: string | undefined
  readonly category: Category | undefined
  /** Undefined until it is known what the province offers. */
  readonly offered: OfferedLines | undefined
  /** Subjects that can be elected under 3+3. */
  readonly electives: readonly string[]
  /** The way to ask for the electives again. */
  readonly ofElectives: Retry
  readonly onChange: (next: Changes<LinesFilters>) => void
}

/** Whose lines: province, year, subject and batch; electives beside the combined option. */
export function LineControls(props: LineControlsProps) {
  const {
    label,
    province,
    category,
    offered,
    electives,
    ofElectives: { onRetry, isSlow, error },
    onChange,
  } = props
  const question = offered?.question
  return (
    <FilterBar label={label} chips={chipsOf(province, question, category)}>
      <QuestionSelects
        province={province}
        choices={offered}
        batchClassName="md:w-36"
        onProvince={(name) => onChange({ province: name, category: undefined })}
        onYear={(year) => onChange({ year })}
        onSubject={(subject) => onChange({ subject })}
        onBatch={(batch) => onChange({ batch })}
      />
      <CategorySelect
        province={province}
        value={category}
        onChange={(chosen) => onChange({ category: chosen })}
      />
      {question?.subject === COMBINED && (
        // First figures come without it: what stands below stays where it is.
        <div className={cn('md:basis-full', question.electives.length > 0 ? 'md:min-h-8' : 'md:min-h-13')}>
          <ElectivesPicker
            label="选考科目"
            options={electives}
            value={question.electives}
            onChange={(chosen) => onChange({ electives: chosen })}
          />
        </div>
      )}
      {question?.subject === COMBINED && onRetry && (
        <RetryButton name="选考科目" {...{ onRetry, isSlow, error }} />
      )}
    </FilterBar>
  )
}

function chipsOf(
  province: string | undefined,
  question: LineQuestion | undefined,
  category: Category | undefined,
): FilterChip[] {
  if (!question) return []
  const { year, subject, batch, electives } = question
  return [
    province,
    `${year} 年`,
    subject,
    category && categoryName(category),
    batch,
    electives.join(''),
  ].flatMap((label) => (label ? [{ label }] : []))
}
