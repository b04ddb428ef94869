import { admissionPlan, type PlannedPlaces } from '~/contracts/admission-plan'
import { publishedData } from '~/contracts/published-data'
import { type LinesOfSchool, type MajorLinesOfYear, schoolLines } from '~/contracts/school-lines'
import { answerName, fileFor } from '~/shared/api/published/names'
import { forEach, type Gathering, gatherAnswers, gatherFile } from './gather'
import { callOf, question } from './questions'
import type { LineKind } from './schools'

/** More groups than any school has. */
const WHOLE = 1000

interface Groups {
  readonly records: readonly unknown[]
}

/**
 * Plans and lines of majors, a file for each school of a province that has any. A file of the province says how far its
 * lines moved. For tables of some provinces alone: of the whole country they would be twice as large as everything
 * else.
 */
export async function gatherAdmission(
  gathering: Gathering,
  schoolIds: readonly string[],
  kinds: readonly LineKind[],
  thisYear: number,
): Promise<void> {
  const { api, offered } = gathering
  await gatherAnswers(gathering, 'sources', [question(publishedData.sources, {})])
  const provinces = [...new Set(kinds.map(({ province }) => province))]
  for (const province of provinces) {
    const own = kinds.filter((kind) => kind.province === province)
    const planned = await plannedYears(gathering, schoolIds, own, thisYear)
    const lined = await linedSchools(gathering, schoolIds, own)
    const those = schoolIds.filter((id) => planned.has(id) || lined.has(id))
    await forEach(those, async (schoolId) => {
      const answers: Record<string, unknown> = {}
      for (const { subject, year } of planned.get(schoolId) ?? []) {
        const key = { province, schoolId, subject, year }
        const body = { ...key, page: 1, pageSize: WHOLE }
        const reported = (await api.ask(question(admissionPlan.query, { body }), 'admission')) as
          | Groups
          | undefined
        if (reported)
          answers[answerName({ call: callOf(admissionPlan.query), asked: key })] = reported.records
      }
      for (const { subject, years } of lined.has(schoolId) ? own : []) {
        const body = { schoolId, province, years: years.map((year) => ({ year, subject })) }
        const reported = await api.ask(question(schoolLines.ofMajorsInYears, { body }), 'admission')
        for (const { year, groups } of (reported ?? []) as readonly MajorLinesOfYear[]) {
          if (groups.length === 0) continue
          const key = { province, schoolId, subject, year }
          answers[answerName({ call: callOf(schoolLines.ofMajors), asked: key })] = groups
        }
      }
      const name = fileFor('admission/{province}-{schoolId}', { province, schoolId }) ?? ''
      await gatherFile(gathering, name, async () => answers)
    })
  }
  for (const endpoint of [
    admissionPlan.query,
    admissionPlan.places,
    schoolLines.ofMajors,
    schoolLines.ofMajorsInYears,
  ])
    offered.add(callOf(endpoint))
}

/** Schools of one call. */
const TOGETHER = 100

const inParts = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / TOGETHER) }, (_, at) =>
    ids.slice(at * TOGETHER, (at + 1) * TOGETHER),
  )

/** By school: the subjects and years of its plans. */
async function plannedYears(
  { api }: Gathering,
  ids: readonly string[],
  kinds: readonly LineKind[],
  thisYear: number,
) {
  const found = new Map<string, { readonly subject: string; readonly year: number }[]>()
  for (const { province, subject, years } of kinds) {
    for (const schoolIds of inParts(ids)) {
      const body = { schoolIds: [...schoolIds], province, subject, years: [thisYear, ...years] }
      const reported = await api.ask(question(admissionPlan.places, { body }), 'admission')
      for (const { schoolId, year } of (reported ?? []) as readonly PlannedPlaces[])
        found.set(schoolId, [...(found.get(schoolId) ?? []), { subject, year }])
    }
  }
  return found
}

/** Schools with lines. */
async function linedSchools({ api }: Gathering, ids: readonly string[], kinds: readonly LineKind[]) {
  const found = new Set<string>()
  for (const { province, subject, years } of kinds) {
    for (const schoolIds of inParts(ids)) {
      const body = { schoolIds: [...schoolIds], province, years: [...years], subjectSelection: subject }
      const reported = await api.ask(question(schoolLines.ofSchools, { body }), 'admission')
      for (const { schoolId, lines } of (reported ?? []) as readonly LinesOfSchool[])
        if (lines.length > 0) found.add(schoolId)
    }
  }
  return found
}
