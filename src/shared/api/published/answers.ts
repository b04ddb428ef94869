/** The answers of a file by their names. */
export type Answers = Readonly<Record<string, unknown>>

/** Stands for a list that is how another list of the same file begins. */
export interface Beginning {
  readonly first: number
  readonly of: string
}

/** An answer of a file; undefined where it has none of that name. */
export function readAnswer(answers: Answers, name: string): unknown {
  const answer = answers[name]
  if (!isBeginning(answer)) return answer
  const other = answers[answer.of]
  return Array.isArray(other) ? other.slice(0, answer.first) : undefined
}

function isBeginning(answer: unknown): answer is Beginning {
  if (typeof answer !== 'object' || answer === null) return false
  // Nothing that the contract knows has these two members and no other.
  return Object.keys(answer).join() === 'first,of'
}
