import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { RankQuery } from '~/contracts/score-tables'
import { PlaceLink } from '~/entities/place/place-link'
import type { SchoolPlace } from '~/entities/place/places'
import type { NearRow } from '~/entities/rank/near/near-rows'
import { rankColumns } from '~/entities/rank/rank-columns'
import type { Unreached } from '~/entities/rank/tier-mark'
import type { OwnRank } from '~/rules/chance/beside-line'
import { swingWord } from '~/rules/chance/swing'
import type { Category } from '~/rules/exam/candidate-categories'
import { isJoint, JOINT_IN_SHORT } from '~/rules/filing/joint'
import { electivesOf } from '~/rules/filing/near-lines'
import { formatCount } from '~/shared/lib/text/format'
import { type Columns, type PlainColumn, tableColumns } from '~/shared/table/columns'
import { JointMark } from './joint-mark'
import { schoolPlace } from './school-place'
import { strongestFeatures } from './strongest-features'

/**
 * Where lines lay near a rank. Each school leads to its lines of that year, with the rank. `unreachedIn` tells the control
 * line of a batch that the reader does not reach.
 */
export function nearColumns(
  query: RankQuery,
  own: OwnRank,
  unreachedIn: (batch: string | null | undefined) => Unreached | undefined,
  category?: Category,
): Columns<NearRow, 'rank'> {
  return tableColumns<NearRow, 'rank'>()(
    {
      id: 'school',
      head: '院校',
      cell: (row) => (
        <>
          <PlaceLink
            to={linesOf(row, query, own.rank, category)}
            className="inline-flex min-h-11 items-center md:min-h-6 text-primary underline-offset-4 hover:underline"
          >
            {row.schoolName}
          </PlaceLink>
          <JointMark school={{ id: row.schoolId, schoolName: row.schoolName }} of={query} />
        </>
      ),
      note: aboutSchool,
      lead: ['unit', 'plan', 'fee', 'score'],
    },
    { id: 'unit', head: '专业组', text: unitOf, from: 'md' },
    {
      id: 'plan',
      head: `${query.year} 计划`,
      figure: (row) => row.planNum,
      brief: (text) => `${query.year} 计划 ${text}`,
      from: 'md',
    },
    {
      id: 'fee',
      head: '学费起',
      figure: ({ fee }) => fee,
      brief: (text) => `学费 ${text} 起`,
      from: 'lg',
      onPaper: true,
    },
    {
      id: 'score',
      head: '最低分',
      figure: (row) => row.lowestScore,
      brief: (text) => `${text} 分`,
      from: 'md',
    },
    ...rankColumns<NearRow>(
      own,
      (row) => row.lowestRank,
      undefined,
      (row) => unreachedIn(row.batch),
    ),
  )
}

/** 安徽 合肥 · 公办 · 211 · 约 140 公里 */
function aboutSchool({ provinceName, cityName, schoolInstitution, schoolFeatures, km }: NearRow): string {
  const place = provinceName ? schoolPlace({ provinceName, cityName: cityName ?? '' }) : undefined
  const reported = [
    ...[place?.replace(/市$/, ''), schoolInstitution],
    ...strongestFeatures(schoolFeatures, 1),
    kmText(km),
  ]
  return reported.filter(Boolean).join(' · ')
}

/** 约 140 公里: between cities, in tens of kilometres. */
export function kmText(km: number | undefined): string | undefined {
  if (km === undefined) return undefined
  return km === 0 ? '同城' : `约 ${formatCount(km)} 公里`
}

/** How far the lines moved against the year before, where that was asked. */
export const SWING_COLUMN: PlainColumn<NearRow, 'rank'> = {
  id: 'swing',
  head: '比上年',
  text: ({ swing }) => (typeof swing === 'number' ? swingText(swing) : undefined),
  brief: (text) => `比上年${text}`,
  from: 'md',
  nowrap: true,
}

/** 难 8%, 易 8%, 平; below 0 it got harder. */
function swingText(percent: number): string {
  return swingWord({ percent: Math.abs(percent), isHarder: percent < 0, isBig: false }) ?? '—'
}

/** The unit of application, what it asks for beside the subject that all of them have, and whether it is 中外合作. */
function unitOf(row: SameScoreDestination): string {
  const { majorGroupCode, majorName, admissionType, batch } = row
  const group = majorGroupCode ? `专业组 ${majorGroupCode}` : undefined
  return [majorName ?? group ?? batch, electivesOf(row), isJoint(admissionType) && JOINT_IN_SHORT]
    .filter(Boolean)
    .join(' · ')
}

/** What the rows are, in one word: 专业组, or 专业 or 院校 where one applies for these. */
export function unitWord(rows: readonly SameScoreDestination[]): string {
  if (rows.some(({ majorName }) => majorName)) return '专业'
  return rows.some(({ majorGroupCode }) => majorGroupCode) ? '专业组' : '院校'
}

function linesOf(
  row: SameScoreDestination,
  { province, year, subject }: RankQuery,
  rank: number,
  category: Category | undefined,
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
      ...(category && { category }),
    },
  }
}
