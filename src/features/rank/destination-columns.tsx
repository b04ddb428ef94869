import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { RankQuery } from '~/contracts/score-tables'
import { PlaceLink } from '~/entities/place/place-link'
import type { SchoolPlace } from '~/entities/place/places'
import { rankColumns } from '~/entities/rank/rank-columns'
import { schoolPlace } from '~/entities/school/school-place'
import { strongestFeatures } from '~/entities/school/strongest-features'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { Columns } from '~/shared/table/columns'
import { electivesOf } from './destination-filters'

/** Where lines lay near a rank. Each school leads to its lines of that year, with the rank. */
export function destinationColumns(query: RankQuery, own: OwnRank): Columns<SameScoreDestination, 'rank'> {
  return [
    {
      id: 'school',
      head: '院校',
      cell: (row) => (
        <PlaceLink
          to={linesOf(row, query, own.rank)}
          className="inline-flex min-h-11 items-center md:min-h-6 text-primary underline-offset-4 hover:underline"
        >
          {row.schoolName}
        </PlaceLink>
      ),
      note: unitOf,
      lead: ['place', 'score', 'plan'],
    },
    { id: 'place', head: '所在地', text: placeOf, from: 'md', nowrap: true },
    {
      id: 'features',
      head: '特色',
      text: (row) => strongestFeatures(row.schoolFeatures, 1).join(''),
      from: 'lg',
      faint: true,
    },
    {
      id: 'plan',
      head: '计划数',
      figure: (row) => row.planNum,
      brief: (text) => `计划 ${text}`,
      from: 'md',
    },
    {
      id: 'score',
      head: '最低分',
      figure: (row) => row.lowestScore,
      brief: (text) => `${text} 分`,
      from: 'md',
    },
    ...rankColumns<SameScoreDestination>(own, (row) => row.lowestRank),
  ]
}

function placeOf({ provinceName, cityName }: SameScoreDestination): string | undefined {
  return provinceName ? schoolPlace({ provinceName, cityName: cityName ?? '' }) : undefined
}

/** The group, and what it asks for beside the subject that all of them have. */
function unitOf(row: SameScoreDestination): string {
  const { majorGroupCode, batch } = row
  const group = majorGroupCode ? `专业组 ${majorGroupCode}` : undefined
  return [group ?? batch, electivesOf(row)].filter(Boolean).join(' · ')
}

function linesOf(
  row: SameScoreDestination,
  { province, year, subject }: RankQuery,
  rank: number,
): SchoolPlace {
  return {
    kind: 'school',
    id: row.schoolId,
    tab: 'lines',
    filters: {
      province,
      year: String(year),
      subject,
      ...(row.batch && { batch: row.batch }),
      rank: String(rank),
    },
  }
}
