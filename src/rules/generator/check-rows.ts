import { type CheckUp, checkUp, type Finding } from '../check-up/check-list'
import type { ApplicationList, ListMajor, ListRow } from '../check-up/list-input'
import type { CandidateMajor } from './candidate'
import type { MakingQuery } from './making-query'
import { isWantedMajor } from './name-majors'
import type { Prepared } from './prepare'

/** The check-up of rows in their order. */
export function checkRows(rows: readonly Prepared[], query: MakingQuery): CheckUp {
  return checkUp(listOf(rows, query))
}

/** Rows as a list that is checked. */
export function listOf(rows: readonly Prepared[], { frame, wishes, student }: MakingQuery): ApplicationList {
  const { province, year, subject, batch, rank, electives } = frame
  const excluded = wishes?.excludedMajorCodes ?? []
  const unwanted = rows.flatMap(({ candidate }) =>
    candidate.majors.filter((major) => isWantedMajor(major, excluded)).map(({ name }) => name),
  )
  return {
    province,
    year,
    subject,
    ...(batch !== undefined && { batch }),
    student: {
      ...student,
      rank,
      ...(electives && { electives: [...electives] }),
      ...(excluded.length > 0 && { unwanted: [...new Set(unwanted)] }),
      ...(wishes && { wanted: [...wishes.schoolInstitutions] }),
    },
    rows: rows.map((unit) => rowOf(unit, frame.form.adjustment)),
  }
}

function rowOf({ candidate: { row, majors }, named }: Prepared, adjustment: boolean): ListRow {
  const chosen = new Set(named)
  return {
    ...row,
    adjust: adjustment,
    majors: named.map(majorOf),
    alsoInUnit: majors.filter((major) => !chosen.has(major)).map(majorOf),
  }
}

function majorOf({ name, plan, fee, rank }: CandidateMajor): ListMajor {
  return { name, plan, ...(fee !== undefined && { fee }), ...(rank !== undefined && { rank }) }
}

/** Findings that may stay as a word in passing; more of them are a burden. */
const MOST_WORDS = 5
/** Findings about single rows that a list can do without, those that are easiest done without first. */
const AVOIDABLE: readonly Finding['check'][] = ['new-unit', 'one-year', 'swing', 'plan-change', 'one-place']

/** Rows that a list had better not have: those of findings above low, and of words when there are too many. */
export function rowsToReplace({ findings }: CheckUp, rows: readonly Prepared[]): ReadonlySet<Prepared> {
  // What is said of all rows together is no fault of one; a list leans on its end, which is up to half of a short one.
  const ofRows = findings.filter(
    ({ rows: reported, severity }) => reported.length <= rows.length / (severity === 'low' ? 3 : 2),
  )
  const surplus = findings.filter(({ severity }) => severity === 'low').length - MOST_WORDS
  const avoidable = AVOIDABLE.flatMap(
    (check) => ofRows.find((finding) => finding.check === check && finding.severity === 'low') ?? [],
  )
  const meant = [
    ...ofRows.filter(({ severity }) => severity !== 'low'),
    ...avoidable.slice(0, Math.max(surplus, 0)),
  ]
  return new Set(meant.flatMap((finding) => finding.rows.flatMap((place) => rows[place - 1] ?? [])))
}
