import { OwnRankField } from '~/entities/rank/own-rank-field'
import type { MyRank } from '~/entities/rank/use-my-rank'
import type { Changes } from '~/shared/address/address'
import { KeywordField } from '~/shared/filters/keyword-field'
import { MarkButton } from '~/shared/ui/mark-button'
import { ALL_SUBJECTS, type EarlyBatchFilters } from './early-batch.address'
import { type EarlyChoices, isOwn } from './early-filters'

interface OwnConditionsProps {
  readonly choices: EarlyChoices
  readonly rank: number | undefined
  readonly mine: MyRank | undefined
  /** A school's few rows need no search. */
  readonly searches: boolean
  /** Plans have no lines that a rank could stand beside. */
  readonly ranks: boolean
  readonly onChange: (next: Changes<EarlyBatchFilters>) => void
}

/** What the reader looks for, may apply for, and how far they reach. */
export function OwnConditions({ choices, rank, mine, searches, ranks, onChange }: OwnConditionsProps) {
  const { own, question } = choices
  const ranked = ranks && question?.subject !== ALL_SUBJECTS
  if (!searches && !own && !ranked) return null
  return (
    <section
      aria-label="我的条件"
      className="print-hidden grid items-start gap-x-4 gap-y-3 pt-4 md:flex md:flex-wrap"
    >
      {searches && (
        <KeywordField
          label="院校或专业"
          placeholder="如 国防科技、临床医学"
          value={question?.q}
          onSearch={(q) => onChange({ q })}
          className="md:w-96"
        />
      )}
      {ranked && (
        <div className="md:w-72">
          <OwnRankField
            key={rank}
            value={rank}
            known={mine}
            reported={mine !== undefined}
            onChange={(next) => onChange({ rank: next })}
          />
        </div>
      )}
      {own && question && (
        <OnlyOwn
          own={own}
          pressed={isOwn(question, own)}
          onPress={(pressed) => onChange(pressed ? own : { subject: ALL_SUBJECTS, electives: [] })}
        />
      )}
    </section>
  )
}

interface OnlyOwnProps {
  readonly own: NonNullable<EarlyChoices['own']>
  readonly pressed: boolean
  readonly onPress: (pressed: boolean) => void
}

/** Leaves what the reader's own subjects suffice for. */
function OnlyOwn({ own: { subject, electives }, pressed, onPress }: OnlyOwnProps) {
  const words = [subject, ...electives].join(' ')
  return (
    <MarkButton
      label={`只看我能报的（${words}）`}
      pressed={pressed}
      onClick={() => onPress(!pressed)}
      className="shrink! justify-self-start text-left whitespace-normal! md:mt-7.5 md:min-h-10!"
    >
      只看我能报的
      <span className="font-normal text-muted-foreground">（{words}）</span>
    </MarkButton>
  )
}
