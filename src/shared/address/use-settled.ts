import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { useLatest } from '~/shared/react/use-latest'
import { useStable } from '~/shared/react/use-stable'
import { type Changes, type Filtered, says } from './address'

interface Settled<F> {
  /** The complete question by the keys of the address, undefined ones too; absent where nothing can be asked. */
  readonly question?: Changes<F> | undefined
}

/** Whether what an address is about is known to be there, or to be in trouble: until then nothing is written into it. */
export const SubjectKnown = createContext(true)

/**
 * Completes what the address asks by what can be had. `settle` is pure and gives nothing while it is not yet known what
 * can be had; then what was settled last stays. The question is written back, without a step of Back: a shared link
 * must mean the same to everybody, next year too.
 */
export function useSettled<F extends object, S extends Settled<F>>(
  { filters, change }: Filtered<F>,
  settle: (asked: F) => S | undefined,
): S | undefined {
  const settled = useStable(settle(filters))
  const question = settled?.question
  const isKnown = useContext(SubjectKnown)
  const writeBack = useEffectEvent(() => {
    if (isKnown && question && !says(filters, question)) change(question, 'settle', filters)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may contradict the same question
  useEffect(() => writeBack(), [question, filters, isKnown])
  return useLatest(settled)
}
