import { ProvinceSelect } from '~/entities/province/province-select'
import { OwnRankField } from '~/entities/rank/own-rank-field'
import type { MyRank } from '~/entities/rank/use-my-rank'
import type { Changes } from '~/shared/address/address'
import type { AnswerState } from '~/shared/answer/use-answer'
import { useRetry } from '~/shared/answer/use-retry'
import { FilterSelect } from '~/shared/filters/filter-select'

interface Asked {
  readonly province?: string | undefined
  readonly subject?: string | undefined
  readonly rank?: number | undefined
}

interface WhoseLinesProps {
  readonly province: string | undefined
  readonly subjects: readonly string[]
  /** The answer that the subjects come with. */
  readonly rules: AnswerState<unknown>
  readonly subject: string | undefined
  /** The rank in the address. */
  readonly rank: number | undefined
  readonly mine: MyRank | undefined
  readonly onChange: (next: Changes<Asked>) => void
}

/** Whose last lines stand beside the schools, and which rank they are measured by. */
export function WhoseLines({ province, subjects, rules, subject, rank, mine, onChange }: WhoseLinesProps) {
  const ofRules = useRetry(rules)
  return (
    <section
      aria-label="看谁的分数线"
      className="print-hidden grid grid-cols-2 items-start gap-3 md:grid-cols-[8rem_8rem_24rem]"
    >
      <ProvinceSelect
        value={province ?? ''}
        label="考生省份"
        onChange={(name) => onChange({ province: name, subject: undefined })}
      />
      <FilterSelect
        label="科类"
        options={subjects}
        value={subject ?? ''}
        onChange={(chosen) => onChange({ subject: chosen })}
        {...ofRules}
      />
      <div className="max-md:col-span-2">
        <OwnRankField key={rank} value={rank} known={mine} onChange={(next) => onChange({ rank: next })} />
      </div>
    </section>
  )
}
