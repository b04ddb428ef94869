import { serviceOrders } from '~/contracts/service-orders'
import { useCreation } from '~/shared/api/use-creation'
import { laterText } from '~/shared/form/pending-submission'
import { notify } from '~/shared/lib/browser/notify'
import { useStoredText } from '~/shared/session/use-stored-text'

interface NewOrderOptions {
  /** For whom the note is written where not for whoever is assigned: it is another text then. */
  readonly planner?: string | undefined
  /** What the note begins with. */
  readonly start?: string
  /** Said when the order has come. */
  readonly done: string
  readonly onDone?: (() => void) | undefined
}

/** A service order that a student writes: its note, kept on this device until the order has come, and the way to send it. */
export function useNewOrder(studentId: string, { planner, start = '', done, onDone }: NewOrderOptions) {
  const note = useStoredText('order', planner ?? studentId, start)
  const creation = useCreation(serviceOrders.create, {
    scope: studentId,
    onDone: (_, later) => {
      if (later) notify.warning(laterText('已提交'))
      else {
        note.forget()
        note.change(start)
        notify.success(done)
      }
      onDone?.()
    },
  })
  const send = () => creation.start({ body: { studentId, note: note.text.trim() || null } })
  return { note, creation, send }
}
