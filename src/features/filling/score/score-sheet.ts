import { HIGHEST_SCORE } from '~/contracts/bounds'
import { SUBJECTS } from '~/contracts/reference'
import { examMode } from '~/rules/exam/exam-mode'

export type PartField = (typeof SUBJECTS)[number]['field']

/** One paper of an exam: the field that keeps its score, and its highest score. */
export interface Paper {
  readonly field: PartField
  readonly label: string
  readonly max: number
}

/** The papers of somebody's exam. */
export interface Sheet {
  readonly papers: readonly Paper[]
  /** What the total has beside the papers: the combined paper of the old exam, which no field keeps. */
  readonly rest?: { readonly label: string; readonly max: number }
}

const CORE = ['语文', '数学', '英语']
const CORE_MAX = 150
const COMBINED_MAX = 300
/** 上海 counts 70 points for each elective, 660 in all. */
const SHANGHAI_TOTAL = 660

/**
 * The papers of an exam by province, year, subject and electives (ids of S1 §3). Undefined where the parts do not add up to the
 * total: 海南, and provinces that are not known.
 */
export function scoreSheet(
  province: string,
  year: number,
  subject: string,
  electives: readonly number[],
): Sheet | undefined {
  const mode = examMode(province, year)
  // 海南 turns all scores into standard scores; their sum is not the total.
  if (!mode || mode.totalScore === HIGHEST_SCORE) return undefined
  const core = papersNamed(CORE, CORE_MAX)
  if (mode.mode === '文理') {
    const label = subject === '文科' ? '文科综合' : '理科综合'
    return { papers: core, rest: { label, max: COMBINED_MAX } }
  }
  const chosen = SUBJECTS.filter(({ id }) => electives.includes(id)).map(({ label }) => label)
  return { papers: [...core, ...papersNamed(chosen, mode.totalScore === SHANGHAI_TOTAL ? 70 : 100)] }
}

const papersNamed = (labels: readonly string[], max: number): Paper[] =>
  SUBJECTS.filter(({ label }) => labels.includes(label)).map(({ field, label }) => ({ field, label, max }))

/** What the parts say beside the total. `problem`: they cannot be right. */
export interface SheetCheck {
  readonly kind: 'fine' | 'note' | 'problem'
  readonly text: string
  /** Sum of the parts. */
  readonly sum: number
  /** Every paper has its score. */
  readonly complete: boolean
}

/** Holds the parts against the total; undefined while no part is known. */
export function checkSheet(
  { papers, rest }: Sheet,
  parts: Readonly<Partial<Record<PartField, number>>>,
  total: number | undefined,
): SheetCheck | undefined {
  const known = papers.filter(({ field }) => parts[field] !== undefined)
  if (known.length === 0) return undefined
  const sum = known.reduce((all, { field }) => all + (parts[field] ?? 0), 0)
  const missing = papers.filter((paper) => !known.includes(paper)).map(({ label }) => label)
  const complete = missing.length === 0
  const said = { sum, complete }
  if (total !== undefined && sum > total)
    return { ...said, kind: 'problem', text: `各科合计 ${sum} 分，比总分多 ${sum - total} 分，请核对` }
  if (!complete) return { ...said, kind: 'note', text: `已填的合计 ${sum} 分，还有${missing.join('、')}没填` }
  if (total === undefined) return { ...said, kind: 'note', text: `各科合计 ${sum} 分` }
  if (rest) return restCheck(rest, total, said)
  if (sum === total) return { ...said, kind: 'fine', text: `各科合计 ${sum} 分，与总分一致` }
  const text = `各科合计 ${sum} 分，比总分少 ${total - sum} 分：有政策加分时会这样，否则请核对`
  return { ...said, kind: 'note', text }
}

function restCheck(
  { label, max }: NonNullable<Sheet['rest']>,
  total: number,
  said: Pick<SheetCheck, 'sum' | 'complete'>,
): SheetCheck {
  const left = total - said.sum
  if (left > max)
    return { ...said, kind: 'problem', text: `${label}要有 ${left} 分才够总分，超过了满分 ${max} 分，请核对` }
  return { ...said, kind: 'fine', text: `语文、数学、英语合计 ${said.sum} 分，${label} ${left} 分` }
}
