import { type Candidate, LEAST_CHANCE, NO_WISHES } from './candidate'
import type { MakingQuery } from './making-query'
import { type Objection, objectionTo, type Prepared } from './prepare'

/** A unit that a planner wants in every list, and that one has not got. */
export interface MissingMust {
  readonly id: string
  /** School and unit; absent where the plan has no such unit. */
  readonly name?: string
  /** A sentence without its subject. */
  readonly why: string
}

const WHY: Readonly<Record<Objection, string>> = {
  'no-chance': `机会不到 ${LEAST_CHANCE * 100}%，或没有可比的线`,
  subjects: '选科不符',
  'no-major': '里面的专业都不合条件：不想学、超出学费，或体检受限',
  trap: '够得着的只有多数人不愿读的专业',
  'leads-to-unpopular': '服从调剂多半去多数人不愿读的专业',
  'leads-to-unwanted': '服从调剂可能去不想学的专业',
}

/** The wanted units that a list has not got, each with what speaks against it. */
export function missingMusts(
  candidates: readonly Candidate[],
  rows: readonly Prepared[],
  query: Omit<MakingQuery, 'rule'>,
): readonly MissingMust[] {
  const { must = [] } = query
  const there = new Set(rows.map(({ candidate }) => candidate.id))
  const missing = new Set(must.filter((id) => !there.has(id)))
  if (missing.size === 0) return []
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  return [...missing].map((id) => {
    const candidate = byId.get(id)
    if (!candidate) return { id, why: '这个批次的招生计划里没有它' }
    const { school, unit } = candidate.row
    return { id, name: [school, unit].filter(Boolean).join(' '), why: whyNot(candidate, query) }
  })
}

function whyNot(candidate: Candidate, query: Omit<MakingQuery, 'rule'>): string {
  const { frame, wishes = NO_WISHES, student, must, banned = [] } = query
  if (banned.includes(candidate.schoolId)) return '它的院校在不放进任何表的名单里'
  if (banned.includes(candidate.id)) return '它被换掉了'
  const objection = objectionTo(candidate, { frame, wishes, student, must })
  return objection ? WHY[objection] : '这张表一共放不下这么多指定的志愿'
}
