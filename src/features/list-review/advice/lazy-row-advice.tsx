import { memo, useContext } from 'react'
import { AdviceContext, type AdvisedRow } from '~/entities/application-list/advice/advice-context'
import { LazyPart } from '~/shared/ui/lazy-part'

const loadRow = async () => (await import('./parts')).RowAdvice

/** The reason of a row, and what planner and student say of it; nothing, and no code, where the server keeps none. */
export const LazyRowAdvice = memo(function LazyRowAdvice(props: AdvisedRow) {
  const { advice, hasReasons } = useContext(AdviceContext)
  // The room of the field for the reason.
  const pending = hasReasons ? <span className="order-last my-1 h-11 basis-full md:h-9" /> : null
  if (!advice) return pending
  return (
    <LazyPart name="理由和意见" load={loadRow} pending={pending} props={{ advice, hasReasons, ...props }} />
  )
})
