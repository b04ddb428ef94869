import { useQuery } from '@tanstack/react-query'
import { ElectivesPicker } from '~/entities/admission/electives-picker'
import { QuestionSelects } from '~/entities/admission/question-selects'
import { provinceCalls } from '~/entities/province/province.calls'
import type { Changes } from '~/shared/address/address'
import { RetryButton } from '~/shared/answer/retry-button'
import { useAnswer } from '~/shared/answer/use-answer'
import { useRetry } from '~/shared/answer/use-retry'
import { FilterBar, type FilterChip } from '~/shared/filters/filter-bar'
import { FilterSelect } from '~/shared/filters/filter-select'
import { ALL_SUBJECTS, type EarlyBatchFilters } from './early-batch.address'
import { earlyCalls } from './early-batch.calls'
import type { EarlyChoices, EarlyQuestion } from './early-filters'

interface EarlyControlsProps {
  readonly province: string | undefined
  /** Undefined until it is known what the province offers. */
  readonly choices: EarlyChoices | undefined
  /** Only plans stand in directories. */
  readonly withDirectory: boolean
  readonly onChange: (next: Changes<EarlyBatchFilters>) => void
}

const ALL = '全部'

/** Which part of the early batch: province, year, subject, electives, batch and directory. */
export function EarlyControls(props: EarlyControlsProps) {
  const { province, choices, withDirectory, onChange } = props
  const question = choices?.question
  const directories = useQuery({
    ...earlyCalls.directories(question?.province ?? '', question?.year ?? 0),
    enabled: withDirectory && question !== undefined,
  })
  const directory = withDirectory ? question?.directory : undefined
  const ofDirectories = useRetry(directories)
  return (
    <FilterBar label="提前批条件" chips={chipsOf(question, directory, onChange)}>
      <QuestionSelects
        province={province}
        choices={
          choices && { ...choices, subjects: [{ value: ALL_SUBJECTS, label: ALL }, ...choices.subjects] }
        }
        batchClassName="md:w-44"
        onProvince={(name) => onChange({ province: name, directory: undefined })}
        onYear={(year) => onChange({ year })}
        onSubject={(subject) => onChange({ subject, electives: [] })}
        onBatch={(batch) => onChange({ batch })}
      />
      {withDirectory && (
        <FilterSelect
          className="md:w-48"
          label="招生目录"
          value={directory ?? ALL}
          options={[ALL, ...(directories.data ?? [])]}
          onChange={(name) => onChange({ directory: name === ALL ? undefined : name })}
          {...ofDirectories}
        />
      )}
      <Electives question={question} onChange={(electives) => onChange({ electives })} />
    </FilterBar>
  )
}

interface ElectivesProps {
  readonly question: EarlyQuestion | undefined
  readonly onChange: (chosen: string[]) => void
}

/** What may be sat beside the subject, by the rule of the province and year (S2 §2). */
function Electives({ question, onChange }: ElectivesProps) {
  const rule = useAnswer(question, ({ province, year }) => provinceCalls.subjectRule(province, year))
  const { onRetry, isSlow, error } = useRetry(rule)
  const options = rule.data?.remainingSubjectRule.subjects ?? []
  if (!question || question.subject === ALL_SUBJECTS) return null
  if (onRetry) return <RetryButton name="选考科目" {...{ onRetry, isSlow, error }} />
  // The row has its room before its words: rows that stand below stay where they are.
  if (rule.isPending) return <span className="h-12.5 basis-full max-md:hidden" />
  if (options.length === 0) return null
  return (
    <ElectivesPicker
      className="md:basis-full"
      label={rule.data?.prioritySubjects.length ? '再选科目' : '选考科目'}
      options={options}
      value={question.electives}
      onChange={onChange}
    />
  )
}

function chipsOf(
  question: EarlyQuestion | undefined,
  directory: string | undefined,
  onChange: EarlyControlsProps['onChange'],
): FilterChip[] {
  if (!question) return []
  const { province, year, subject, electives, batch } = question
  const fixed = [province, `${year} 年`, subject === ALL_SUBJECTS ? '' : subject, electives.join(''), batch]
  return [
    ...fixed.flatMap((label) => (label ? [{ label }] : [])),
    ...(directory ? [{ label: directory, onRemove: () => onChange({ directory: undefined }) }] : []),
  ]
}
