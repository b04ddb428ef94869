import { BusinessError } from './errors'
import { isNotOffered } from './is-missing'

/** How questions of one kind are asked together. */
interface Kind<Q, A> {
  /** Questions with the same name go out in one call. */
  readonly groupOf: (question: Q) => string
  /** One call for all; gives the answers in the order of the questions. An extension of the contract. */
  readonly askAll: (questions: readonly Q[], signal: AbortSignal) => Promise<readonly A[]>
  /** The documented call for one question. */
  readonly askOne: (question: Q, signal: AbortSignal) => Promise<A>
}

interface Waiting<Q, A> {
  readonly question: Q
  readonly signal: AbortSignal
  readonly settle: (answer: Promise<A>) => void
}

/** How many single calls are under way at once, where the server knows no other. */
const AT_ONCE = 6

/** The contract allows no more in one call. */
const MOST = 100

/**
 * Joins questions that are asked in the same moment into one call. One alone is asked by the documented call, and so is
 * each where the server does not know the other: that is found out once.
 */
export function joined<Q, A>({ groupOf, askAll, askOne }: Kind<Q, A>) {
  const groups = new Map<string, Waiting<Q, A>[]>()
  let isOffered = true

  const askApart = async (those: readonly Waiting<Q, A>[]) => {
    for (let at = 0; at < those.length; at += AT_ONCE) {
      const few = those.slice(at, at + AT_ONCE).map(({ question, signal, settle }) => {
        const answer = askOne(question, signal)
        settle(answer)
        return answer
      })
      await Promise.allSettled(few)
    }
  }

  const askTogether = async (those: readonly Waiting<Q, A>[]) => {
    const all = askAll(
      those.map(({ question }) => question),
      whenAll(those.map(({ signal }) => signal)),
    )
    try {
      const answers = await all
      for (const [at, { settle }] of those.entries()) settle(Promise.resolve(answers[at] as A))
    } catch (error) {
      if (isNotOffered(error)) isOffered = false
      // One question that is refused must not take the others along.
      if (!isOffered || error instanceof BusinessError) return askApart(those)
      for (const { settle } of those) settle(Promise.reject(error))
    }
  }

  const send = (group: string) => {
    const waiting = groups.get(group) ?? []
    groups.delete(group)
    for (let at = 0; at < waiting.length; at += MOST) {
      const those = waiting.slice(at, at + MOST)
      void (isOffered && those.length > 1 ? askTogether(those) : askApart(those))
    }
  }

  return (question: Q, signal: AbortSignal): Promise<A> =>
    new Promise((settle) => {
      const group = groupOf(question)
      const waiting = groups.get(group)
      if (waiting) waiting.push({ question, signal, settle })
      else {
        groups.set(group, [{ question, signal, settle }])
        setTimeout(() => send(group))
      }
    })
}

/** Aborted once every one of the signals is: until then somebody waits. */
function whenAll(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController()
  const look = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort()
  }
  for (const signal of signals) signal.addEventListener('abort', look, { once: true })
  look()
  return all.signal
}
