import { useQuery } from '@tanstack/react-query'
import { planCalls } from '~/entities/admission/plan.calls'
import { lowestFee } from '~/entities/admission/plan-facts'
import { newestPlanYear } from '~/rules/exam/years'
import { isJointSchool, JOINT_CATEGORY, type JointSchool } from '~/rules/filing/joint'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/text/format'
import { now } from '~/shared/lib/time/clock'

interface JointMarkProps {
  readonly school: JointSchool & { readonly id: string }
  /** Majors that are known to be on offer, with their fees in yuan a year. */
  readonly majors?: readonly { readonly fee?: number | null | undefined }[] | undefined
  /** Whose plan tells the fee where no majors are known; without it the mark stands alone. */
  readonly of?: { readonly province: string; readonly subject: string } | undefined
}

/** What decides before any rank: that a school is run jointly as a whole, and what it costs. Nothing for any other school. */
export function JointMark({ school, ...known }: JointMarkProps) {
  return isJointSchool(school) ? <Mark id={school.id} {...known} /> : null
}

function Mark({ id, majors, of }: Omit<JointMarkProps, 'school'> & { readonly id: string }) {
  const year = newestPlanYear(now())
  const plan = useQuery(
    of && !majors ? planCalls.ofMajors(id, { ...of, year, batch: undefined, electives: [] }) : NOTHING_ASKED,
  )
  const groups = majors ? [{ details: majors }] : plan.data?.records
  const fee = groups && lowestFee(groups)
  return (
    <span className="block text-sm font-normal text-foreground no-underline">
      {JOINT_CATEGORY}
      {fee !== undefined && ` · 学费 ${formatCount(fee)} 元/年起`}
    </span>
  )
}
