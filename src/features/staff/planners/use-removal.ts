import { useEffect, useRef, useState } from 'react'
import { type Planner, plannerAdmin } from '~/contracts/planner-admin'
import { useWrite } from '~/shared/api/use-write'
import { logAct } from '../parts/staff-log'

/** How long a removal can be taken back. */
export const UNDO_MS = 8000

/**
 * Removes a planner after a while in which it can be taken back: a removed account cannot be made again with its id.
 * Leaving the page, or another removal, does not take it back.
 */
export function useRemoval() {
  const [going, setGoing] = useState<Planner>()
  const remove = useWrite(plannerAdmin.remove)
  const pending = useRef<{ planner: Planner; timer: ReturnType<typeof setTimeout> }>(undefined)

  const finish = () => {
    const last = pending.current
    if (!last) return
    clearTimeout(last.timer)
    pending.current = undefined
    remove.start({ params: { id: last.planner.id } })
    logAct(`删除了规划师${last.planner.name}`)
  }
  const leave = useRef(finish)
  useEffect(() => {
    leave.current = finish
  })
  useEffect(() => () => leave.current(), [])

  return {
    going,
    start(planner: Planner) {
      finish()
      setGoing(planner)
      const end = () => {
        leave.current()
        setGoing(undefined)
      }
      pending.current = { planner, timer: setTimeout(end, UNDO_MS) }
    },
    undo() {
      clearTimeout(pending.current?.timer)
      pending.current = undefined
      setGoing(undefined)
    },
  }
}
