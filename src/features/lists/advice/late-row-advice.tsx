import { memo, useContext } from 'react'
import { LatePart } from '~/shared/ui/late-part'
import { AdviceContext } from './advice-context'
import type { RowAdviceProps } from './row-advice'

const loadRow = async () => (await import('./row-advice')).RowAdvice

/** The reason of a row, and what planner and student say of it; nothing, and no code, where the server keeps none. */
export const LateRowAdvice = memo(function LateRowAdvice(props: Omit<RowAdviceProps, 'advised'>) {
  const advised = useContext(AdviceContext)
  if (!advised) return null
  return <LatePart name="理由和意见" load={loadRow} pending={null} props={{ advised, ...props }} />
})
