import type { Assessment, Dimension } from './catalogue'
import type { Scores } from './scoring'

/** Scores this far apart or less are the same for a questionnaire of this length. */
const SAME = 5
const MIDDLE = 50
/** From here on a task field is called strong, a habit frequent. */
const HIGH = 60

/** The dimensions from the highest score down; equal ones in the order of the assessment. */
export function ranked({ dimensions }: Pick<Assessment, 'dimensions'>, scores: Scores): Dimension[] {
  return dimensions.toSorted((a, b) => (scores[b.key] ?? 0) - (scores[a.key] ?? 0))
}

/** The short answer of an assessment. */
export function conclusionOf(assessment: Assessment, scores: Scores): string {
  if (assessment.id === 'personality') return leanings(assessment, scores)
  const values = assessment.dimensions.map(({ key }) => scores[key] ?? 0)
  if (Math.max(...values) - Math.min(...values) <= SAME) return '各方面接近，没有特别突出的'
  if (assessment.id === 'interest') return topThree(assessment, scores)
  const from = Math.min(HIGH, Math.max(...values))
  const named = ranked(assessment, scores).filter(({ key }) => (scores[key] ?? 0) >= from)
  if (named.length === values.length) return '各方面都不错'
  const what = assessment.id === 'strengths' ? '更顺手的是' : '做得多的是'
  return `${what}${named.map(({ name }) => name).join('、')}`
}

function topThree(assessment: Assessment, scores: Scores): string {
  const top = ranked(assessment, scores).slice(0, 3)
  return `${top.map(({ name }) => name).join('、')}（${top.map(({ key }) => key).join('')}）`
}

/** Dimensions in which somebody stands in the middle are left out. */
function leanings({ dimensions }: Assessment, scores: Scores): string {
  const leaning = dimensions.flatMap(({ key, name, opposite = '' }) => {
    const score = scores[key] ?? MIDDLE
    if (Math.abs(score - MIDDLE) <= SAME) return []
    return score > MIDDLE ? name : opposite
  })
  return leaning.length === 0 ? '四个方面都在中间' : leaning.join('，')
}

/** What a score of one dimension says; undefined where it is neither high nor low. */
export function sentenceOf({ high, low }: Dimension, score: number): string | undefined {
  if (score >= HIGH) return high
  return score <= 100 - HIGH ? low : undefined
}
