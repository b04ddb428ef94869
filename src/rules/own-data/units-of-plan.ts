import { applicationForm } from '../filing/application-form'
import type { GivenPlanRow } from './given'
import type { GivenUnit } from './unit-line'

/** What somebody applies for: the rows of a plan by group, or each alone where the form has no groups. */
export function unitsOf(province: string, plan: readonly GivenPlanRow[]): readonly GivenUnit[] {
  const units = new Map<string, GivenPlanRow[]>()
  for (const [at, row] of plan.entries()) {
    const key = unitKey(province, row, at)
    const known = units.get(key)
    if (known) known.push(row)
    else units.set(key, [row])
  }
  return [...units.values()].flatMap((rows): GivenUnit[] => {
    const [first] = rows
    if (!first) return []
    const { year, subject, batch, category, schoolId, school, group, requirement } = first
    const isAgreed = rows.every((row) => row.requirement === requirement)
    return [
      {
        year,
        subject,
        batch,
        ...(category !== undefined && { category }),
        schoolId,
        school,
        ...(group !== undefined && { group }),
        ...(requirement !== undefined && isAgreed && { requirement }),
        rows,
      },
    ]
  })
}

/** A plan without codes of groups: majors that ask for the same are one unit. */
function unitKey(province: string, row: GivenPlanRow, at: number): string {
  const { year, subject, batch, category = '', schoolId, schoolCode = '', group, requirement = '' } = row
  // Within one year a school may have several codes, each with groups of its own.
  const own = [year, subject, batch, category, schoolId, schoolCode]
  const unit = applicationForm(province, year, batch)?.unit
  if (unit === '专业+院校') return [...own, at].join('|')
  return [...own, unit === '院校' ? '' : (group ?? `无组 ${requirement}`)].join('|')
}
