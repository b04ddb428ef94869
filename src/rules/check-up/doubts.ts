import type { Found } from './finding'
import type { ListModel, ModelRow } from './list-model'
import { lacksSafeties, untilTwoSafeties } from './whole-list'

/** Rows meant as 保 while there are not two others to be counted on, and the rest. */
export function doubts(
  model: ListModel,
  rows: readonly ModelRow[],
  why: (rows: readonly ModelRow[]) => string,
): Found[] {
  const meant = lacksSafeties(model) ? rows.filter(({ tier }) => tier === 3) : []
  const others = rows.filter((row) => !meant.includes(row))
  return [
    ...(meant.length > 0 ? [doubtful(model, meant, why(meant))] : []),
    ...(others.length > 0 ? [noted(others, why(others), '可以保留，不要只靠它兜底。')] : []),
  ]
}

/** Rows that a list leans on, and what would take the weight off them. */
export function doubtful(model: ListModel, rows: readonly ModelRow[], why: string): Found {
  const more = untilTwoSafeties(model)
  return {
    rows: rows.map(({ place }) => place),
    severity: more ? 'medium' : 'low',
    why: `${why}。现在的表正靠它兜底。`,
    remedy: more?.text ?? '请把下一批次也准备好。',
    actions: more?.actions ?? [],
  }
}

/** Rows that are worth a word, and no more. */
export function noted(rows: readonly ModelRow[], why: string, remedy: string): Found {
  return {
    rows: rows.map(({ place }) => place),
    severity: 'low',
    why: `${why}。`,
    remedy,
    actions: [],
  }
}
