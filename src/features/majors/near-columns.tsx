import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { PreferenceScore } from '~/contracts/score-records'
import { PlaceLink } from '~/entities/place/place-link'
import { TierMark } from '~/entities/rank/tier-mark'
import { JointMark } from '~/entities/school/joint-mark'
import { tierOfFigures } from '~/rules/chance/tier-name'
import { type Columns, tableColumns } from '~/shared/table/columns'

/** Units near a rank that contain a major; each school leads to its lines. */
export function nearColumns(code: string, score: PreferenceScore): Columns<RecommendedUnit> {
  return tableColumns<RecommendedUnit>()(
    {
      id: 'school',
      head: '院校和志愿',
      cell: (unit) => (
        <>
          <PlaceLink
            to={{
              kind: 'school',
              id: unit.schoolId,
              tab: 'lines',
              filters: { province: score.province, subject: score.subject, batch: unit.batch },
            }}
            className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6"
          >
            {unit.schoolName}
          </PlaceLink>
          <JointMark school={{ ...unit, id: unit.schoolId }} majors={unit.majors} />
        </>
      ),
      note: unitText,
      lead: ['plan'],
    },
    {
      id: 'tier',
      head: '可能',
      cell: (unit) => <TierMark tier={tierOfFigures(unit)} />,
      nowrap: true,
    },
    {
      id: 'plan',
      head: '本专业计划',
      figure: ({ majors }) => planOf(majors, code),
      brief: (text) => `本专业招 ${text} 人`,
      from: 'md',
    },
    { id: 'rank', head: '上次最低位次', figure: ({ history }) => history[0]?.lowestRank, strong: true },
  )
}

function unitText({ majorGroupCode, subjectRequirement, batch }: RecommendedUnit): string {
  const group = majorGroupCode ? `专业组 ${majorGroupCode}` : batch
  return [group, subjectRequirement].filter(Boolean).join(' · ')
}

/** Places for a major in a unit; undefined where the unit names none by this code, but a whole type. */
export function planOf(
  majors: readonly { readonly majorCode?: string | null | undefined; readonly planNum: number }[],
  code: string,
): number | undefined {
  const own = majors.filter(({ majorCode }) => majorCode === code)
  return own.length === 0 ? undefined : own.reduce((sum, { planNum }) => sum + planNum, 0)
}
