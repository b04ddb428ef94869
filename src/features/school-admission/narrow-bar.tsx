import type { LinesFilters } from '~/entities/admission/lines.address'
import type { Filtered } from '~/shared/address/address'
import { ChoiceChips } from '~/shared/filters/choice-chips'
import { KeywordField } from '~/shared/filters/keyword-field'
import type { reachedCount } from './reached-groups'
import { NEWS, type planNews } from './shown-groups'

interface NarrowBarProps extends Filtered<LinesFilters> {
  /** How many majors the reader reaches; undefined without a rank. */
  readonly reached: ReturnType<typeof reachedCount> | undefined
  /** How many majors the plan changed, of a table of plans; undefined until that is known. */
  readonly news: ReturnType<typeof planNews>
}

/** Narrows the rows of a table: to what one reaches, to what the plan changed, to a major. */
export function NarrowBar({ reached, news, filters, change }: NarrowBarProps) {
  const chips = [
    ...(reached
      ? [
          {
            label: `只看够得着的 ${reached.reached} / ${reached.all}`,
            isOn: filters.only === 'reach',
            next: { only: filters.only === 'reach' ? undefined : ('reach' as const) },
          },
        ]
      : []),
    ...NEWS.flatMap((word) => {
      const isOn = filters.news === word
      const count = news?.[word]
      return isOn || (count !== undefined && count > 0)
        ? [{ label: word, count, isOn, next: { news: isOn ? undefined : word } }]
        : []
    }),
  ]
  return (
    <div className="print-hidden grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 md:flex md:flex-wrap md:items-center">
      {chips.length > 0 && <ChoiceChips label="只看" chips={chips} onPress={({ next }) => change(next)} />}
      {reached !== undefined && reached.closed > 0 && (
        <p className="text-sm text-muted-foreground">另有 {reached.closed} 个按你的选科不能报，不算在内</p>
      )}
      <KeywordField
        bare
        label="找专业"
        placeholder="找专业"
        value={filters.major}
        onSearch={(major) => change({ major })}
        className="w-full sm:w-56"
      />
    </div>
  )
}
