import { CategorySelect } from '~/entities/province/category-select'
import { ProvinceSelect } from '~/entities/province/province-select'
import { OwnRankField } from '~/entities/rank/own-rank-field'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { type Category, categoryChoices } from '~/rules/exam/candidate-categories'
import type { Changes } from '~/shared/address/address'
import type { AnswerState } from '~/shared/answer/use-answer'
import { useRetry } from '~/shared/answer/use-retry'
import { FilterSelect } from '~/shared/filters/filter-select'
import { cn } from '~/shared/ui/cn'

interface Asked {
  readonly province?: string | undefined
  readonly subject?: string | undefined
  readonly rank?: number | undefined
  readonly category?: Category | undefined
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
  /** Of the reader, on a page whose address says it. */
  readonly category?: { readonly value: Category | undefined }
  readonly onChange: (next: Changes<Asked>) => void
}

/** Whose last lines stand beside the schools, and which rank they are measured by. */
export function WhoseLines({ province, subjects, subject, rank, mine, onChange, ...asked }: WhoseLinesProps) {
  const { rules, category } = asked
  const ofRules = useRetry(rules)
  const asksCategory = category !== undefined && categoryChoices(province).length > 0
  return (
    <section
      aria-label="看谁的分数线"
      className={cn(
        'print-hidden grid grid-cols-2 items-start gap-3',
        asksCategory ? 'md:grid-cols-[8rem_8rem_8rem_24rem]' : 'md:grid-cols-[8rem_8rem_24rem]',
      )}
    >
      <ProvinceSelect
        value={province ?? ''}
        label="考生省份"
        onChange={(name) =>
          onChange({ province: name, subject: undefined, ...(category && { category: undefined }) })
        }
      />
      <FilterSelect
        label="科类"
        options={subjects}
        value={subject ?? ''}
        onChange={(chosen) => onChange({ subject: chosen })}
        {...ofRules}
      />
      {asksCategory && (
        <CategorySelect
          className="max-md:col-span-2"
          province={province}
          value={category.value}
          onChange={(chosen) => onChange({ category: chosen })}
        />
      )}
      <div className="max-md:col-span-2">
        <OwnRankField key={rank} value={rank} known={mine} onChange={(next) => onChange({ rank: next })} />
      </div>
    </section>
  )
}
