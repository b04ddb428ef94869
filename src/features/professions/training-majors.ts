import type { MajorRequirement } from '~/contracts/professions.schemas'
import { POSITIONS_WITHOUT_VIP } from '~/shared/domain/access'
import type { ChoiceOption } from '~/shared/filters/choice-row'

/** As of the positions: the first three are open to everybody (S1 §6). */
const MAJORS_WITHOUT_VIP = POSITIONS_WITHOUT_VIP

/** Majors of which it is known where they are offered. */
export function codedMajors(rows: readonly MajorRequirement[]): ChoiceOption[] {
  return rows.flatMap(({ majorName, majorCode }) =>
    majorCode ? [{ value: majorCode, label: majorName }] : [],
  )
}

/** Those of them that somebody may look up; `allowed` for VIP. */
export function openMajors(rows: readonly MajorRequirement[], allowed: boolean): ChoiceOption[] {
  return codedMajors(rows).slice(0, allowed ? undefined : MAJORS_WITHOUT_VIP)
}
