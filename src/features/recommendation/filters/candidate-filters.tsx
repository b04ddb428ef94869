import type { RecommendOptions } from '~/contracts/recommendation'
import type { FacetCount } from '~/contracts/school.schemas'
import { FeeLimit } from '~/entities/intention/intention-fields'
import { MajorCodesField } from '~/entities/major/major-codes-field'
import type { Changes } from '~/shared/address/address'
import { type ChoiceOption, ChoiceRow } from '~/shared/filters/choice-row'
import type { RecommendationFilters } from '../recommendation.address'

interface CandidateFiltersProps {
  readonly filters: RecommendationFilters
  readonly change: (next: Changes<RecommendationFilters>) => void
  /** How many units each value would leave; undefined while that is not known. */
  readonly options: RecommendOptions | undefined
}

/** All that narrows the candidates beside tier and name; counts follow the other filters. */
export function CandidateFilters({ filters, change, options }: CandidateFiltersProps) {
  const { provinces, types, features, natures, majors, fee } = filters
  return (
    <div className="grid gap-3">
      <ChoiceRow
        label="地区"
        options={optionsOf(options?.provinces)}
        value={provinces}
        onChange={(next) => change({ provinces: next })}
      />
      <ChoiceRow
        label="院校类型"
        options={optionsOf(options?.types)}
        value={types}
        onChange={(next) => change({ types: next })}
      />
      <ChoiceRow
        label="院校特色"
        options={optionsOf(options?.features)}
        value={features}
        onChange={(next) => change({ features: next })}
      />
      <ChoiceRow
        label="办学性质"
        options={optionsOf(options?.schoolInstitutions)}
        value={natures}
        onChange={(next) => change({ natures: next })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <MajorCodesField label="有这些专业" value={majors} onChange={(next) => change({ majors: next })} />
        <FeeLimit value={fee} onChange={(next) => change({ fee: next })} />
      </div>
    </div>
  )
}

/** Values that would leave nothing are not offered: chosen ones stay in sight by themselves. */
function optionsOf(counts: readonly FacetCount[] | undefined): readonly ChoiceOption[] {
  return (counts ?? []).filter(({ count }) => count > 0).map(({ value, count }) => ({ value, count }))
}
