import type { MajorPlanGroup } from '~/contracts/admission-plan'
import { finderOf } from '~/entities/admission/row-finder'
import { requirementPhrase } from '~/rules/filing/requirement'
import type { AdmissionRow, UnitGroup } from './admission-rows'

/** The majors that a school planned the year before and plans no more, under a head of their own; nothing where there are none. */
export function stoppedMajors(
  plans: readonly MajorPlanGroup[],
  plansBefore: readonly MajorPlanGroup[] | undefined,
): UnitGroup | undefined {
  if (!plansBefore) return undefined
  const now = finderOf(plans)
  const rows = plansBefore.flatMap((group) =>
    group.details
      .filter((major) => now.major(group, major) === undefined)
      .map(
        (major): AdmissionRow => ({
          ...NOTHING,
          name: major.majorName,
          batch: major.batch,
          lineBatch: major.batch,
          notes: [group.majorGroupCode, requirementPhrase(group.subjectRequirement), major.note].filter(
            (note): note is string => Boolean(note),
          ),
          planBefore: major.planNum ?? undefined,
          fees: major.fee == null ? undefined : [major.fee, major.fee],
        }),
      ),
  )
  if (rows.length === 0) return undefined
  const head = {
    ...NOTHING,
    name: '停招的专业',
    lineBatch: undefined,
    notes: [],
    planBefore: undefined,
    fees: undefined,
  }
  return { code: undefined, label: '停招', head, rows }
}

const NOTHING = {
  code: undefined,
  requirement: undefined,
  plan: 0,
  line: null,
  earlier: [],
  swing: null,
} as const
