import { useQueries } from '@tanstack/react-query'
import { planCalls } from '~/entities/admission/plan.calls'
import { PlaceLink } from '~/entities/place/place-link'
import { byNearness } from '~/entities/rank/by-nearness'
import { nearQuestion } from '~/entities/rank/near/near-question'
import { nearLines } from '~/entities/rank/near-lines.calls'
import type { ScoreQuestion } from '~/entities/rank/score-table.calls'
import { changeWord } from '~/entities/school/school-figures'
import { newestPlanYear } from '~/rules/exam/years'
import { MissingLine } from '~/shared/answer/missing-line'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/text/format'
import { now } from '~/shared/lib/time/clock'
import { useStable } from '~/shared/react/use-stable'
import { largestChanges } from './largest-changes'
import { SideSection } from './side-section'
import { useRanked, WITHIN } from './use-ranked'
import type { WelcomeFilters } from './welcome.address'

/** The schools near the rank whose plans are looked at. */
const LOOKED_AT = 10
const SHOWN = 3

/** What changed in the newest plans of the schools near a rank: the largest changes. Nothing where none is known. */
export function WhatChanged({ question, filters }: { question: ScoreQuestion; filters: WelcomeFilters }) {
  const { ranked, asked } = useRanked(question)
  const narrowed = useStable(asked && nearQuestion(asked, { ...filters, within: WITHIN }))
  const near = useAnswer(narrowed, nearLines.page)
  const year = newestPlanYear(now())
  const { province, subject } = question
  const schools = ranked ? nearestSchools(near.data?.lines ?? [], ranked.lowestRank) : []
  const plans = useQueries({
    queries: [year, year - 1].flatMap((of) =>
      schools.map(({ schoolId }) => planCalls.places({ schoolId, province, subject, year: of })),
    ),
  })
  const changes = largestChanges(
    schools.map(({ schoolId, schoolName }, at) => ({
      schoolId,
      schoolName,
      plan: plans[at]?.data ?? undefined,
      before: plans[schools.length + at]?.data ?? undefined,
    })),
    SHOWN,
  )
  if (changes.length === 0) return <MissingLine of={plans} name="招生计划" />
  return (
    <SideSection title="今年变了什么" note={`${year} 年在${province}${subject}的计划，比 ${year - 1} 年`}>
      <ul>
        {changes.map(({ schoolId, schoolName, plan, before }) => (
          <li key={schoolId} className="flex min-h-11 items-center gap-3 border-t text-sm first:border-t-0">
            <PlaceLink
              to={{
                kind: 'school',
                id: schoolId,
                tab: 'plans',
                filters: { province, year: String(year), subject },
              }}
              className="min-w-0 flex-1 truncate text-primary hover:underline"
            >
              {schoolName}
            </PlaceLink>
            <span>{formatCount(plan)} 人</span>
            <span className="min-w-16 text-right font-medium">{changeWord(plan, before)}</span>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}

interface NearSchool {
  readonly schoolId: string
  readonly schoolName: string
  readonly lowestRank: number
}

function nearestSchools(lines: readonly NearSchool[], rank: number): NearSchool[] {
  const first = new Map<string, NearSchool>()
  for (const line of byNearness(lines, rank)) if (!first.has(line.schoolId)) first.set(line.schoolId, line)
  return [...first.values()].slice(0, LOOKED_AT)
}
