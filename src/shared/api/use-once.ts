import { hashKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

/** An act that is done once, however fast somebody clicks. */
export interface Once<I> {
  /** Does it; nothing when the same is under way. A failure is told by the query client (S1 §8). */
  readonly start: (input: I) => void
  readonly isPending: boolean
  /** It waits for a network and is done once that is back. */
  readonly isPaused: boolean
  readonly isSuccess: boolean
}

interface Act<I, T> {
  /** Names the act. Two acts of one name with the same input are the same. */
  readonly name: readonly string[]
  readonly run: (input: I) => Promise<T>
  readonly onDone: (result: T, input: I) => void
}

/** Runs an act once at a time. A second start joins the act under way, also from another place of the page. */
export function useOnce<I, T>({ name, run, onDone }: Act<I, T>): Once<I> {
  const client = useQueryClient()
  const act = useMutation({ mutationKey: name, mutationFn: run, onSuccess: onDone })
  const start = (input: I) => {
    if (!isUnderWay(client, name, input)) act.mutate(input)
  }
  return { start, isPending: act.isPending, isPaused: act.isPaused, isSuccess: act.isSuccess }
}

/** Whether the act of this name has been started with this input and has not ended. */
export function isUnderWay(client: QueryClient, name: readonly string[], input: unknown): boolean {
  const same = client.getMutationCache().find({
    mutationKey: name,
    status: 'pending',
    predicate: ({ state }) => hashKey([state.variables]) === hashKey([input]),
  })
  return same !== undefined
}
