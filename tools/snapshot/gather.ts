import { isDeepStrictEqual } from 'node:util'
import { type Answers, type Beginning, readAnswer } from '~/shared/api/published/answers'
import type { Api } from './api'
import { FILES_OF_CALLS } from './files-of-calls'
import { callOf, nameOf, type Question } from './questions'
import { requireSense } from './sense'
import type { Work } from './work'

/** Files that are asked for side by side. */
const AT_ONCE = 6

export interface Gathering {
  readonly api: Api
  readonly work: Work
  /** The calls that files have answers of. */
  readonly offered: Set<string>
  /** The calls whose answers do not follow from files as the product knows it: they are left to the API. */
  readonly different: Set<string>
  /** Calls that answer every question with nothing, and with what. */
  readonly nothing: Map<string, unknown>
  /** Names of the files so far. */
  readonly files: Set<string>
  /** Files that a stopped run had left. */
  found: number
}

/** The content of a file: what a stopped run has left of it, or what `make` asks for. */
export async function gatherFile<T>(gathering: Gathering, name: string, make: () => Promise<T>): Promise<T> {
  const { work, files } = gathering
  const before = (await work.read(name)) as T | undefined
  if (before !== undefined) gathering.found++
  const content = before ?? (await make())
  if (before === undefined) await work.write(name, content)
  files.add(name)
  return content
}

/** A file of answers. What the API refuses is left out: who asks for it asks the API. */
export async function gatherAnswers(
  gathering: Gathering,
  name: string,
  questions: readonly Question[],
): Promise<Answers> {
  const answers = await gatherFile(gathering, name, () => askAll(gathering, name, questions))
  noteOffered(gathering, answers)
  return answers
}

/** The answers to some questions, one after the other. */
export async function askAll(
  { api }: Gathering,
  file: string,
  questions: readonly Question[],
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const question of questions) {
    const payload = await api.ask(question, file)
    if (payload === undefined) continue
    requireSense(question, payload, file)
    answers[nameOf(question)] = shortened(payload, answers)
  }
  return answers
}

/** A list that is how another one of the file begins is kept as its length: the rows of a batch among those of the table. */
function shortened(payload: unknown, answers: Answers): unknown {
  if (!Array.isArray(payload) || payload.length === 0) return payload
  for (const [of, other] of Object.entries(answers)) {
    if (!Array.isArray(other) || other.length < payload.length) continue
    if (isDeepStrictEqual(other.slice(0, payload.length), payload))
      return { first: payload.length, of } satisfies Beginning
  }
  return payload
}

export function noteOffered({ offered }: Gathering, answers: Answers): void {
  for (const name of Object.keys(answers)) {
    const call = name.slice(0, name.indexOf(' {'))
    if (call in FILES_OF_CALLS) offered.add(call)
  }
}

/** The answer to a question among those of a file. */
export function answerOf<T>(answers: Answers, question: Question): T | undefined {
  return readAnswer(answers, nameOf(question)) as T | undefined
}

/** The answer to a question without which there is no snapshot. */
export function requireAnswer<T>(answers: Answers, question: Question, file: string): T {
  const answer = answerOf<T>(answers, question)
  if (answer === undefined) throw new Error(`${file}：${callOf(question.endpoint)}：接口拒绝，没有它不能继续`)
  return answer
}

/**
 * Does something for each item, a few at a time. Results stand in the order of the items, whichever ends first. After a
 * failure nothing more is begun; it is thrown once all have ended.
 */
export async function forEach<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const queue = items.entries()
  const results: R[] = []
  const failures: unknown[] = []
  const worker = async () => {
    for (const [at, item] of queue) {
      if (failures.length > 0) return
      await act(item).then(
        (result) => {
          results[at] = result
        },
        (error) => failures.push(error),
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
