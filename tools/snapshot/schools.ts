import { isDeepStrictEqual } from 'node:util'
import { brochures } from '~/contracts/brochures'
import { schoolDetail } from '~/contracts/school-detail'
import { type LineDrift, type LinesOfSchool, schoolLines } from '~/contracts/school-lines'
import type { Answers } from '~/shared/api/published/answers'
import { fileFor } from '~/shared/api/published/names'
import { askAll, forEach, type Gathering, gatherFile, noteOffered } from './gather'
import { firstOfLists } from './lists'
import { callOf, fileOf, nameOf, type Question, question } from './questions'

/** Schools whose lines come in one call. */
const TOGETHER = 100
/** Schools whose lines are asked for alone as well, to see that both calls say the same. */
const COMPARED = 3

/** By which lines of a province are asked: the years of one subject, at most so many newest. */
export interface LineKind {
  readonly province: string
  readonly subject: string
  readonly years: readonly number[]
}

/** One file for each school: what its page shows first, and its lines in every province. */
export async function gatherSchools(
  gathering: Gathering,
  ids: readonly string[],
  kinds: readonly LineKind[],
  hasNoApi = false,
): Promise<void> {
  const asked = hasNoApi ? await withSomething(gathering, ids) : ofSchool
  let isSame: boolean | undefined
  for (let at = 0; at < ids.length; at += TOGETHER) {
    const those = ids.slice(at, at + TOGETHER)
    const missing: string[] = []
    for (const id of those) {
      if ((await gathering.work.read(fileOfSchool(id))) === undefined) missing.push(id)
    }
    isSame ??= await sayTheSame(gathering, those.slice(0, COMPARED), kinds)
    const lines = isSame ? await linesOf(gathering, missing, kinds) : new Map<string, object>()
    await forEach(those, async (id) => {
      const file = fileOfSchool(id)
      const answers = await gatherFile(gathering, file, async () => ({
        ...(await askAll(gathering, file, asked(id))),
        ...lines.get(id),
      }))
      noteOffered(gathering, answers)
    })
  }
  if (isSame) await gatherFirstLines(gathering, kinds)
  await gatherDrifts(gathering, kinds)
}

/** For each province and subject the lines of the schools that lists begin with: a page of a list asks for them at once. */
async function gatherFirstLines(gathering: Gathering, kinds: readonly LineKind[]): Promise<void> {
  const ids = await firstOfLists(gathering)
  const schools = await Promise.all(
    ids.map(
      async (id) => [id, (await gathering.work.read(fileOfSchool(id))) as Answers | undefined] as const,
    ),
  )
  await forEach(kinds, (kind) => {
    const name = fileFor('first-lines/{province}-{subjectSelection}', {
      ...{ province: kind.province, subjectSelection: kind.subject },
    })
    const names = schools.flatMap(([id, answers]) =>
      kind.years.map((year) => [nameOf(ofYear(id, kind, year)), answers] as const),
    )
    const known = names.flatMap(([name, answers]) =>
      answers && name in answers ? [[name, answers[name]]] : [],
    )
    return gatherFile(gathering, name ?? '', async () => Object.fromEntries(known))
  })
  gathering.offered.add(callOf(schoolLines.ofSchools))
}

/** How far the lines of each province moved, year by year. The API has to say the same of several years at once. */
async function gatherDrifts(gathering: Gathering, kinds: readonly LineKind[]): Promise<void> {
  const { api, offered } = gathering
  const several = kinds.find(({ years }) => years.length > 1)
  if (!several) return
  const alone = await Promise.all(
    several.years.map(
      (year) => api.ask(driftOf(several, [year]), 'drifts') as Promise<LineDrift[] | undefined>,
    ),
  )
  // No document lists the call: where it is not known, it is asked no more.
  if (alone.includes(undefined)) return
  const together = await api.ask(driftOf(several, several.years), 'drifts')
  if (!isDeepStrictEqual(together, alone.flat())) return
  await forEach(kinds, (kind) => {
    const name =
      fileFor('drifts/{province}-{subject}', { province: kind.province, subject: kind.subject }) ?? ''
    const questions = kind.years.map((year) => driftOf(kind, [year]))
    return gatherFile(gathering, name, () => askAll(gathering, name, questions))
  })
  offered.add(callOf(schoolLines.drift))
}

const driftOf = ({ province, subject }: LineKind, years: readonly number[]) =>
  question(schoolLines.drift, { body: { province, subject, years: [...years] } })

/** Schools that are asked whether a call has anything at all. */
const TRIED = 3

/**
 * Where tables are the whole world, most calls about a school have nothing for any of them: that is said once, and not in
 * thousands of files.
 */
async function withSomething({ api, nothing }: Gathering, ids: readonly string[]) {
  const some = [...ids.slice(0, TRIED), ...ids.slice(-TRIED)]
  const refused = new Set<string>()
  for (const at of ofSchool('').keys()) {
    const questions = some.flatMap((id) => ofSchool(id)[at] ?? [])
    const answers = await Promise.all(questions.map((one) => api.ask(one, 'schools')))
    const [first] = answers
    // Refused every time: pages are told so without a file.
    if (questions[0] && answers.every((answer) => answer === undefined))
      refused.add(callOf(questions[0].endpoint))
    if (questions[0] && isNothing(first) && answers.every((answer) => isDeepStrictEqual(answer, first)))
      nothing.set(callOf(questions[0].endpoint), first)
  }
  return (id: string) =>
    ofSchool(id).filter(({ endpoint }) => !nothing.has(callOf(endpoint)) && !refused.has(callOf(endpoint)))
}

function isNothing(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length === 0
  return typeof answer === 'object' && answer !== null && 'total' in answer && answer.total === 0
}

const fileOfSchool = (id: string) => fileOf(question(schoolDetail.base, { params: { id } }))

const ofSchool = (id: string): Question[] => {
  const input = { params: { id } }
  return [
    question(schoolDetail.base, input),
    question(schoolDetail.detail, input),
    question(schoolDetail.reports, input),
    question(schoolDetail.degreePoints, input),
    question(schoolDetail.academicians, input),
    question(schoolDetail.alumni, input),
    question(schoolDetail.departments, input),
    question(schoolDetail.specialMajors, input),
    question(schoolDetail.majorHierarchy, input),
    question(brochures.ofSchool, { ...input, query: { page: 1, pageSize: 10 } }),
  ]
}

const ofYear = (schoolId: string, { province, subject }: LineKind, year: number) =>
  question(schoolLines.ofSchool, { body: { schoolId, province, year, subjectSelection: subject } })

const ofYears = (schoolIds: readonly string[], { province, subject, years }: LineKind) =>
  question(schoolLines.ofSchools, {
    body: { schoolIds: [...schoolIds], province, years: [...years], subjectSelection: subject },
  })

/** The lines of schools, as answers to the documented call for one school and year. */
async function linesOf(gathering: Gathering, ids: readonly string[], kinds: readonly LineKind[]) {
  const bySchool = new Map(ids.map((id) => [id, {} as Record<string, unknown>]))
  if (ids.length === 0) return bySchool
  const ofKinds = await forEach(kinds, async (kind) => ({
    kind,
    reported: (await gathering.api.ask(ofYears(ids, kind), 'schools')) as
      | readonly LinesOfSchool[]
      | undefined,
  }))
  for (const { kind, reported = [] } of ofKinds) {
    for (const { schoolId, lines } of reported) {
      for (const year of kind.years) {
        const answers = bySchool.get(schoolId)
        if (answers)
          answers[nameOf(ofYear(schoolId, kind, year))] = lines.filter((line) => line.year === year)
      }
    }
  }
  return bySchool
}

/**
 * Whether the call for many schools, which no document lists, says what the documented one says. Where it does not, or
 * is not there, lines are left to the API: one call for each school and year would be half a million.
 */
async function sayTheSame(
  gathering: Gathering,
  ids: readonly string[],
  kinds: readonly LineKind[],
): Promise<boolean> {
  for (const kind of kinds.slice(0, COMPARED)) {
    const reported = (await gathering.api.ask(ofYears(ids, kind), 'schools')) as
      | readonly LinesOfSchool[]
      | undefined
    if (!reported) return false
    for (const { schoolId, lines } of reported) {
      // Pages are given the years of a school one after the other, the newest first.
      if (!lines.every(({ year }, at) => year <= (lines[at - 1]?.year ?? year))) return false
      for (const year of kind.years) {
        const alone = await gathering.api.ask(ofYear(schoolId, kind, year), 'schools')
        const among = lines.filter((line) => line.year === year)
        if (!isDeepStrictEqual(alone, among)) return false
      }
    }
  }
  return true
}
