import type { RecommendOptions } from '~/contracts/recommendation'
import type { FacetCount } from '~/contracts/school.schemas'
import { FeeLimit } from '~/entities/intention-form/intention-fields'
import { MajorCodesField } from '~/entities/major/major-codes-field'
import type { Changes } from '~/shared/address/address'
import type { Retry } from '~/shared/answer/use-retry'
import { type ChoiceOption, ChoiceRow } from '~/shared/filters/choice-row'
import type { RecommendationFilters } from '../recommendation.address'

/** `onRetry` is given when the options could not be loaded, or take long; asks for them again. */
interface CandidateFiltersProps extends Retry {
  readonly filters: RecommendationFilters
  readonly change: (next: Changes<RecommendationFilters>) => void
  /** How many units each value would leave; undefined while that is not known. */
  readonly options: RecommendOptions | undefined
}

/** All that narrows the candidates beside tier and name; counts follow the other filters. */
export function CandidateFilters({
  filters,
  change,
  options,
  onRetry,
  isSlow,
  error,
}: CandidateFiltersProps) {
  const { provinces, types, features, natures, majors, unwanted, fee } = filters
  const retry = { onRetry, isSlow, error }
  return (
    <div className="grid gap-3">
      <ChoiceRow
        label="地区"
        options={optionsOf(options?.provinces)}
        value={provinces}
        {...retry}
        onChange={(next) => change({ provinces: next })}
      />
      <ChoiceRow
        label="院校类型"
        options={optionsOf(options?.types)}
        value={types}
        {...retry}
        onChange={(next) => change({ types: next })}
      />
      <ChoiceRow
        label="院校特色"
        options={optionsOf(options?.features)}
        value={features}
        {...retry}
        onChange={(next) => change({ features: next })}
      />
      <ChoiceRow
        label="办学性质"
        options={optionsOf(options?.schoolInstitutions)}
        value={natures}
        {...retry}
        onChange={(next) => change({ natures: next })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <MajorCodesField label="有这些专业" value={majors} onChange={(next) => change({ majors: next })} />
        <MajorCodesField
          label="不要这些专业"
          value={unwanted}
          onChange={(next) => change({ unwanted: next })}
        />
        <FeeLimit value={fee} onChange={(next) => change({ fee: next })} />
      </div>
    </div>
  )
}

/** Values that would leave nothing are not offered: chosen ones stay in view by themselves. */
function optionsOf(counts: readonly FacetCount[] | undefined): readonly ChoiceOption[] {
  return (counts ?? []).filter(({ count }) => count > 0).map(({ value, count }) => ({ value, count }))
}
