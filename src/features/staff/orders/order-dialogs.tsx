import { createContext, type ReactNode, useContext, useState } from 'react'
import type { StudentForm } from '~/contracts/service-orders'
import { AssignDialog } from './assign-dialog'
import { type FinalMove, MoveDialog } from './move-dialog'

/** What is asked before orders change hands. */
interface Assigning {
  readonly act: 'assign'
  /** Students whose orders have no planner yet. */
  readonly forms: readonly StudentForm[]
  readonly onAssigned?: () => void
}

/** What is asked before an order makes a step that is not taken back. */
interface Moving {
  readonly act: FinalMove
  readonly form: StudentForm
  /** Who serves from now on. */
  readonly plannerId: string
}

type AskOrder = (asked: Assigning | Moving) => void

const AskOrderContext = createContext<AskOrder | undefined>(undefined)

/** Opens a dialog of the `OrderDialogs` around. */
export function useAskOrder(): AskOrder {
  const ask = useContext(AskOrderContext)
  if (!ask) throw new Error('useAskOrder stands outside of OrderDialogs')
  return ask
}

/**
 * The dialogs of orders stand around the list whose rows open them: a row that another answer takes away leaves what was
 * chosen open.
 */
export function OrderDialogs({ children }: { children: ReactNode }) {
  const [asked, ask] = useState<Assigning | Moving>()
  const close = () => ask(undefined)
  return (
    <AskOrderContext value={ask}>
      {children}
      {asked?.act === 'assign' && <AssignDialog {...asked} onClose={close} />}
      {(asked?.act === 'start' || asked?.act === 'complete') && (
        <MoveDialog move={asked.act} {...asked} onClose={close} />
      )}
    </AskOrderContext>
  )
}
