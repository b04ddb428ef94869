import { memo, useContext } from 'react'
import { LazyPart } from '~/shared/ui/lazy-part'
import { AdviceContext } from './advice-context'
import type { RowAdviceProps } from './row-advice'

const loadRow = async () => (await import('./parts')).RowAdvice

type LazyRowAdviceProps = Pick<RowAdviceProps, 'item' | 'unit' | 'change'>

/** The reason of a row, and what planner and student say of it; nothing, and no code, where the server keeps none. */
export const LazyRowAdvice = memo(function LazyRowAdvice(props: LazyRowAdviceProps) {
  const { advice, hasReasons } = useContext(AdviceContext)
  // The room of the field for the reason.
  const pending = hasReasons ? <span className="order-last my-1 h-11 basis-full md:h-9" /> : null
  if (!advice) return pending
  return (
    <LazyPart name="理由和意见" load={loadRow} pending={pending} props={{ advice, hasReasons, ...props }} />
  )
})
