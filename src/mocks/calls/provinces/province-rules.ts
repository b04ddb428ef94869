import { provinceRules } from '~/contracts/province-rules'
import { HISTORY_ID } from '~/contracts/reference'
import { examMode, type Subject } from '~/rules/exam/exam-mode'
import { PROVINCES, type ProvinceFacts } from '~/rules/exam/provinces'
import { batchLevel } from '~/rules/filing/batches'
import { requireProvince } from '../../server/known/province'
import { badRequest, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { linesOfTable } from '../../world/exam/control-lines'
import { scoreTable } from '../../world/exam/score-table'
import {
  batchCalendar,
  batchesOf,
  batchRule,
  choicesByTier,
  subjectRule,
} from '../../world/filing/filing-rules'
import { givenProvince, isGiven } from '../../world/given/given-world'

export const provinceRuleHandlers = mockEndpoints(provinceRules, {
  smartRecommendConfig: ({ query, backend }) => {
    const facts = requireProvince(query.province)
    const year = backend.lastYear
    const regular = batchesOf(facts, year).filter(({ early }) => !early)
    return {
      province: facts.name,
      year,
      subject: requireSubject(facts, year, query.subjects),
      batches: regular.flatMap(({ batch }) => {
        const { choiceCount } = batchRule(facts, backend.thisYear, batch)
        return choiceCount == null ? [] : [{ batch, ...choicesByTier(choiceCount) }]
      }),
    }
  },

  batchSegmentConfig: ({ query, backend }) => {
    const facts = requireProvince(query.provinceName)
    const year = backend.lastYear
    const regular = batchesOf(facts, year).filter(({ early }) => !early)
    const [subject] = examMode(facts.name, year)?.subjects ?? []
    const lines = subject ? linesOfTable(facts.name, year, subject) : []
    return regular.map(({ batch }, index) => {
      const { controlScore, source } = lines.find((line) => line.batch === batch) ?? {}
      return {
        segment: `${index + 1}段`,
        batch: batchLevel(batch) ?? '本科',
        controlScore,
        ...(source && { source }),
      }
    })
  },

  scoreConfigs: ({ query, backend }) => {
    const facts = requireProvince(query.provinceName)
    const given = givenProvince(facts.name)
    return backend.scoreYears
      .filter((year) => !given || given.lineYears.includes(year))
      .filter((year) => query.year === undefined || query.year === year)
      .map((year) => ({
        year,
        course: [...(examMode(facts.name, year)?.subjects ?? [])],
        batches: batchesOf(facts, year).map(({ batch }) => batch),
      }))
  },

  subjectRule: ({ query, backend }) =>
    subjectRule(requireProvince(query.provinceName), query.year ?? backend.lastYear),

  subjectRules: ({ backend }) =>
    PROVINCES.filter(({ name }) => !isGiven() || givenProvince(name)).map((facts) =>
      subjectRule(facts, backend.lastYear),
    ),

  batches: ({ query, backend }) => batchesOf(requireProvince(query.province), query.year ?? backend.lastYear),

  batchDetail: ({ query, backend }) => {
    const facts = requireProvince(query.province)
    const year = query.year ?? backend.lastYear
    const batch = batchesOf(facts, year).find((candidate) => candidate.batch === query.batch)
    if (!batch) throw notFound(`${facts.name} ${year} 年没有${query.batch}`)
    return batchRule(facts, query.year ?? backend.thisYear, batch.batch)
  },

  splitsIntoBatches: ({ query, backend }) => {
    const facts = requireProvince(query.province)
    const regular = batchesOf(facts, query.year ?? backend.lastYear).filter(({ early }) => !early)
    return regular.filter(({ batch }) => batchLevel(batch) !== '专科').length > 1
  },

  scoreRange: ({ query, backend }) => {
    const facts = requireProvince(query.province)
    const year = query.year ?? backend.lastYear
    const subject = query.subject ?? examMode(facts.name, year)?.subjects[0] ?? ''
    const table = scoreTable({ province: facts.name, year, subject })
    if (!table) throw badRequest(`${facts.name} ${year} 年没有科类“${subject}”`)
    return { minScore: table.rows.at(-1)?.score ?? 0, maxScore: table.totalScore }
  },

  batchInfo: ({ query, backend }) => {
    const facts = requireProvince(query.province)
    const year = query.year ?? backend.thisYear
    return batchesOf(facts, year).map(({ batch, early }) => batchCalendar(facts, year, batch, early))
  },
})

/** The score table that a student's electives lead to. Throws where the province has none. */
function requireSubject(facts: ProvinceFacts, year: number, electives: readonly number[] = []): Subject {
  const [first, second] = examMode(facts.name, year)?.subjects ?? []
  if (!first) throw notFound(`没有省份“${facts.name}”的数据`)
  return second && electives.includes(HISTORY_ID) ? second : first
}
