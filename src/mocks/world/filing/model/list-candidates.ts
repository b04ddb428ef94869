import type { Chance } from '~/rules/chance/admission-chance'
import { reportedShares } from '~/rules/chance/reported-shares'
import type { Candidate, CandidateMajor } from '~/rules/generator/candidate'
import { digits } from '../../majors/catalogue'
import { knownYears, type PlanKey, type UnitYear, unitYear } from '../planned-units'
import { type Asker, chanceOfMajor, type JudgedUnit, unitRow } from './unit-chance'

/** A unit of the world as the making of a list reads it. */
export function candidateOf(judged: JudgedUnit, plan: PlanKey, asker: Asker): Candidate {
  const { unit, chance } = judged
  const { school, code, years, joint, unitId } = unit
  const [{ planNum = 0 }] = years
  const [newest] = knownYears(years, plan)
  const { requirement, lines, isNew } = unitRow(unit, plan)
  const reported = chance && reportedShares(figuresOf(chance))
  return {
    id: unitId,
    schoolId: school.id,
    province: school.provinceName,
    types: school.schoolType,
    features: school.schoolFeatures,
    institution: school.schoolInstitution,
    joint,
    plan: planNum,
    judged,
    majors: majorsOf(judged, plan, asker),
    row: {
      school: school.schoolName,
      ...(code !== undefined && { unit: code }),
      province: school.provinceName,
      ...(requirement !== undefined && { requirement }),
      plan: planNum,
      ...(newest?.planNum !== undefined && { lastPlan: newest.planNum }),
      ...(isNew && { isNew }),
      ...(reported && { chance: reported }),
      lines: [...(lines ?? [])],
    },
  }
}

/** A chance as it is told. */
function figuresOf({ tier, probability, low, high }: Chance) {
  return { risk: tier, probability, probabilityLow: low, probabilityHigh: high }
}

function majorsOf(judged: JudgedUnit, plan: PlanKey, asker: Asker): CandidateMajor[] {
  const known = knownYears(judged.unit.years, plan)
  const newest = new Map(known[0]?.majors.map((major) => [major.enrolCode, major.lowestRank]))
  return judged.unit.years[0].majors.map(({ enrolCode, entry, planNum }) => {
    const chance = chanceOfMajor(judged, yearsOfMajor(known, enrolCode), plan, asker)
    return {
      code: enrolCode,
      name: entry.name,
      catalogueCodes: entry.majors.flatMap(({ major }) => [digits(major.majorCode), digits(major.typeCode)]),
      plan: planNum ?? 0,
      fee: entry.fee,
      rank: newest.get(enrolCode),
      ...(chance && { share: chance.share }),
    }
  })
}

function yearsOfMajor(years: readonly UnitYear[], enrolCode: string): UnitYear[] {
  return years.flatMap(({ year, majors }) => {
    const major = majors.find((candidate) => candidate.enrolCode === enrolCode)
    return major ? [unitYear(year, [major])] : []
  })
}
