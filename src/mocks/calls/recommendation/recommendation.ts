import { type ListShares, type RiskCurveQuery, recommendation } from '~/contracts/recommendation'
import type { RecommendQuery } from '~/contracts/recommendation.schemas'
import { listNotes, rowReason } from '~/rules/generator/notes'
import type { Backend } from '../../server/backend'
import { requireProvince } from '../../server/known/province'
import { requireSchool } from '../../server/known/school'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import type { Account } from '../../store/database'
import { intentionsOf } from '../../store/profile-tables'
import { admissionRule } from '../../world/admission/rules'
import { batchAfter, FILLING_STYLES } from '../../world/filing/filing-rules'
import { type PlanKey, plannedUnits } from '../../world/filing/planned-units'
import {
  type Asker,
  filterUnits,
  type JudgedUnit,
  judgedUnits,
  orderedUnits,
  recommendedUnit,
  riskAround,
  unitMajors,
  wholeList,
} from '../../world/filing/recommendation'
import { findSchool, type School } from '../../world/schools/schools'
import { knownOfStudent } from './known-of-student'
import { requireOwnScoreId, requirePlan, requireScoreFrame } from './recommendation-request'
import { plannedOf, unitsAround, unitsInReach, unitsNamed, withUnits } from './recommendations'

export const recommendationHandlers = mockEndpoints(recommendation, {
  easy: async ({ body, backend, caller }) => {
    const style = FILLING_STYLES.find(({ id }) => id === (body.styleId ?? FILLING_STYLES[0].id))
    if (!style) throw notFound('没有这种填报风格')
    const { rule } = body
    const { units, plan, asker, wishes, filling } = await makingOf(body, backend, caller)
    const list = wholeList(units, plan, asker, { ...filling, rule: rule ? shares(rule) : style })
    const notes = listNotes(list.made, { ...list.query, nextBatch: batchAfter(plan), nameOf: nameOfUnit })
    return {
      batch: plan.batch,
      units: list.rows.map(({ judged }) => recommendedUnit(judged, plan, asker)),
      choices: list.rows.map(({ row }) => ({
        unitId: row.candidate.id,
        majorEnrollCodes: row.named.map(({ code }) => code),
        reason: rowReason(row, list.made, wishes),
      })),
      ...(notes.length > 0 && { notes }),
    }
  },

  riskCurve: async ({ body, backend, caller }) => {
    const { units, plan, asker, filling } = await makingOf(body, backend, caller)
    return riskAround(units, plan, asker, filling).map(({ rule, slip, ...point }) => ({
      ...point,
      rule: { ...rule },
      slip: slip * 100,
    }))
  },

  units: async ({ body, backend, caller }) => {
    const { plan, asker, units } = await findUnits(body, backend, caller)
    const { records, ...page } = pageOfRecords(units, body)
    return { ...page, records: records.map((unit) => recommendedUnit(unit, plan, asker)) }
  },

  schools: async ({ body, backend, caller }) => {
    const { plan, asker, units } = await findUnits(body, backend, caller)
    const { records, ...page } = pageOfRecords(bySchool(units), body)
    return { ...page, records: records.map((ofSchool) => recommendedSchool(ofSchool, plan, asker)) }
  },

  options: async ({ body, backend, caller }) => (await findUnits(body, backend, caller)).options,

  styles: () => FILLING_STYLES,

  unitMajors: ({ params, query, backend, caller }) => {
    const { record, plans, asker } = requireScoreFrame(
      query.preferenceScoreId ?? requireOwnScoreId(backend, caller),
      backend,
      caller,
    )
    const school = findSchool(params.id.split('-')[0] ?? '')
    for (const plan of plans) {
      const units = school ? judgedUnits(plannedUnits(school, plan), plan, asker) : []
      const judged = units.find(({ unit }) => unit.unitId === params.id)
      if (judged) return unitMajors(judged, plan, asker)
    }
    throw notFound(`${record.province}的招生计划中没有这个志愿`)
  },

  collegeAdmission: async ({ query, backend, caller }) => {
    const school = requireSchool(query.schoolId)
    const { plan, asker } = requirePlan(query.preferenceScoreId, query.batch, backend, caller)
    return detailOfSchool(school, await plannedOf([school], plan, asker), plan, asker)
  },

  collegeAdmissions: async ({ body, backend, caller }) => {
    const schools = body.schoolIds.flatMap((id) => findSchool(id) ?? [])
    const { plan, asker } = requirePlan(body.preferenceScoreId, body.batch, backend, caller)
    const units = await plannedOf(schools, plan, asker)
    return schools.map((school) => detailOfSchool(school, units, plan, asker))
  },

  admissionRule: ({ params, query, backend }) => {
    const school = requireSchool(params.schoolId)
    const { name } = requireProvince(query.province)
    const rule = admissionRule(school, name, backend.thisYear)
    if (!rule) throw notFound(`${name}没有招生章程`)
    return rule
  },
})

const shares = (rule: ListShares) => ({ ...rule, dreamPercent: rule.dreamPercent ?? 0 })

/** What a list of the asker may name of a school, and what it may not name any more. */
function detailOfSchool(
  { id, schoolName }: School,
  units: readonly JudgedUnit[],
  plan: PlanKey,
  asker: Asker,
) {
  const own = units.filter(({ unit }) => unit.school.id === id)
  const shown = (some: readonly JudgedUnit[]) => some.map((unit) => recommendedUnit(unit, plan, asker))
  const closed = own.filter((unit) => unit.closed)
  return {
    schoolId: id,
    schoolName,
    units: shown(own.filter((unit) => !unit.closed)),
    ...(closed.length > 0 && { closedUnits: shown(closed) }),
  }
}

/** The units that a whole list is made of, and its bounds. */
async function makingOf(body: RiskCurveQuery, backend: Backend, caller: Account) {
  const { preferenceScoreId, batch, mustUnitIds: must, excludedUnitIds = [], excludedSchoolIds = [] } = body
  const { plan, asker, studentId, choiceCount } = requirePlan(preferenceScoreId, batch, backend, caller)
  const around = await unitsAround(plan, asker, backend.scenario.scale)
  const units = must ? withUnits(around, must, plan, asker) : around
  const wishes = body.useIntention ? intentionsOf(backend.db).find(studentId) : undefined
  const filling = {
    size: choiceCount,
    ...(wishes && { wishes }),
    student: knownOfStudent(backend, studentId, caller),
    must,
    banned: [...excludedSchoolIds, ...excludedUnitIds],
  }
  return { units, plan, asker, wishes, filling }
}

/** Where the plan of a batch has no such unit: its school, and its code there. */
function nameOfUnit(unitId: string): string | undefined {
  const [schoolId = '', code] = unitId.split('-')
  const school = findSchool(schoolId)
  return school && [school.schoolName, code].filter(Boolean).join(' ')
}

/** The units that a query finds: those in reach, and those of a school asked for by name. */
async function findUnits(body: RecommendQuery, backend: Backend, caller: Account) {
  const { plan, asker } = requirePlan(body.preferenceScoreId, body.batch, backend, caller)
  const { scale } = backend.scenario
  const inReach = await unitsInReach(plan, asker, scale)
  const known = new Set(inReach.map(({ unit }) => unit.unitId))
  const named = await unitsNamed(body.query ?? '', plan, asker, scale)
  const further = named.filter(({ unit }) => !known.has(unit.unitId))
  const { units, options } = filterUnits([...inReach, ...further], body)
  return { plan, asker, options, units: orderedUnits(units, body.order) }
}

/** One list for each school, in the order of their first units. */
function bySchool(units: readonly JudgedUnit[]): JudgedUnit[][] {
  const schools = new Map<string, JudgedUnit[]>()
  for (const judged of units) {
    const { id } = judged.unit.school
    const known = schools.get(id)
    if (known) known.push(judged)
    else schools.set(id, [judged])
  }
  return [...schools.values()]
}

function recommendedSchool(ofSchool: readonly JudgedUnit[], plan: PlanKey, asker: Asker) {
  const units = ofSchool.map((unit) => recommendedUnit(unit, plan, asker))
  const [first] = units
  if (!first) throw new Error('没有志愿的院校')
  const { schoolId, schoolName, schoolCrestUrl, schoolFeatures, provinceName, cityName, schoolInstitution } =
    first
  return {
    schoolId,
    schoolName,
    schoolCrestUrl,
    schoolFeatures,
    provinceName,
    cityName,
    schoolInstitution,
    units,
  }
}
