import { EXAM_TYPES, SUBJECTS } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'

/** A line of the score sheet: a subject, or what the subjects come to. */
export interface SheetRow {
  readonly id: string
  readonly label: string
  /** The figure of each record, in the order of the records; null where it was not sat or not said. */
  readonly figures: readonly (number | null)[]
  readonly strong?: boolean
}

/** The sheet of some records: total and rank first, then every subject that was sat in one of them, then their sum. */
export function sheetRows(records: readonly PreferenceScore[]): SheetRow[] {
  const subjects = SUBJECTS.map(({ field, label }) => ({
    id: field,
    label,
    figures: records.map((record) => record[field] ?? null),
  })).filter(({ figures }) => figures.some((figure) => figure !== null))
  const sums = records.map((_, index) => sumOf(subjects.map(({ figures }) => figures[index] ?? null)))
  return [
    { id: 'score', label: '总分', figures: records.map(({ score }) => score), strong: true },
    { id: 'rank', label: '位次', figures: records.map(({ rank }) => rank), strong: true },
    ...subjects,
    ...(subjects.length > 0 ? [{ id: 'sum', label: '已填各科合计', figures: sums }] : []),
  ]
}

/** Null where there is nothing to add up. */
function sumOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0)
}

/** What an exam is called: its own name, else 2026 年模考. */
export function examTitle({ examName, year, examType }: PreferenceScore): string {
  if (examName) return examName
  return `${year} 年${EXAM_TYPES.find(({ id }) => id === examType)?.label ?? '考试'}`
}
