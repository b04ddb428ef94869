/** Stands for `shared/api/joined` in the early script, which asks for one thing at a time. */
export function joined<Q, A>({
  askOne,
}: {
  readonly askOne: (question: Q, signal: AbortSignal) => Promise<A>
}) {
  return askOne
}
