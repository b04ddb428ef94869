import EyeOff from 'lucide-react/icons/eye-off'
import { memo } from 'react'
import type { RecommendedSchool } from '~/contracts/recommendation.schemas'
import { PlaceLink } from '~/entities/place/place-link'
import { Crest } from '~/entities/school/crest'
import { FeatureTags } from '~/entities/school/feature-tags'
import { JointMark } from '~/entities/school/joint-mark'
import { schoolPlace } from '~/entities/school/school-place'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { Button } from '~/shared/ui/button'
import { blockSchool } from '../blocked-schools'
import { SchoolRule } from './school-rule'
import { UnitBlock } from './unit-block'

interface SchoolCandidateProps {
  readonly school: RecommendedSchool
  readonly form: ApplicationForm
  /** The own rank. */
  readonly rank: number
  /** Where the student applies from. */
  readonly province: string
}

/** One school with those of its units that were asked for. */
function SchoolCandidateOf({ school, form, rank, province }: SchoolCandidateProps) {
  const { schoolId, schoolName, schoolCrestUrl, schoolFeatures, schoolInstitution, units } = school
  const place = schoolPlace({ provinceName: school.provinceName, cityName: school.cityName ?? '' })
  return (
    <li className="[contain-intrinsic-block-size:auto_22rem] [content-visibility:auto]">
      <article aria-label={schoolName} className="rounded-lg border bg-surface px-4 pt-4 pb-2">
        <div className="mb-3 flex items-start gap-3">
          <Crest url={schoolCrestUrl} name={schoolName} className="size-11" />
          <div className="min-w-0 flex-1">
            <h2 className="text-lg font-medium">
              <PlaceLink
                to={{ kind: 'school', id: schoolId }}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-6"
              >
                {schoolName}
              </PlaceLink>
              <JointMark
                school={{ id: schoolId, schoolName, schoolInstitution }}
                majors={units.flatMap(({ majors }) => majors)}
              />
            </h2>
            <p className="text-sm text-muted-foreground">
              {[place, schoolInstitution, `${units.length} 个志愿`].filter(Boolean).join(' · ')}
            </p>
            {schoolFeatures && schoolFeatures.length > 0 && (
              <FeatureTags features={schoolFeatures} className="mt-1" />
            )}
          </div>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`不再推荐 ${schoolName}`}
            onClick={() => blockSchool({ id: schoolId, name: schoolName })}
          >
            <EyeOff aria-hidden />
            <span className="max-md:hidden">不再推荐</span>
          </Button>
        </div>
        <ul>
          {units.map((unit) => (
            <UnitBlock key={unit.unitId} unit={unit} form={form} rank={rank} />
          ))}
        </ul>
        <div className="border-t">
          <SchoolRule schoolId={schoolId} schoolName={schoolName} province={province} />
        </div>
      </article>
    </li>
  )
}

export const SchoolCandidate = memo(SchoolCandidateOf)
