/** A session of editing: earlier versions, the present one, and those taken back. */
export interface History<State> {
  readonly past: readonly Step<State>[]
  readonly present: State
  readonly future: readonly Step<State>[]
}

export interface Step<State> {
  readonly state: State
  /** The name of the step, for 已撤销：移到第 3 位. */
  readonly label: string
}

export type HistoryAction<State> =
  /** Changes with the same `group` one after the other are one step: typing a note is not forty. */
  | { readonly type: 'change'; readonly state: State; readonly label: string; readonly group?: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Another list altogether: nothing before it can be taken back. */
  | { readonly type: 'reset'; readonly state: State }

interface Grouped<State> extends Step<State> {
  readonly group?: string
}

/** Steps that can be taken back: a planner edits for hours. */
const MOST_STEPS = 300

export function newHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** The history after an action. Undo and redo without anything to do leave it as it is. */
export function historyAfter<State>(history: History<State>, action: HistoryAction<State>): History<State> {
  const { past, present, future } = history
  switch (action.type) {
    case 'change':
      return changed(history, action)
    case 'undo': {
      const last = past.at(-1)
      if (!last) return history
      return {
        past: past.slice(0, -1),
        present: last.state,
        future: [{ state: present, label: last.label }, ...future],
      }
    }
    case 'redo': {
      const [next, ...rest] = future
      return next
        ? { past: [...past, { state: present, label: next.label }], present: next.state, future: rest }
        : history
    }
    case 'reset':
      return newHistory(action.state)
  }
}

function changed<State>(
  { past, present, future }: History<State>,
  { state, label, group }: Extract<HistoryAction<State>, { type: 'change' }>,
): History<State> {
  const last: Grouped<State> | undefined = past.at(-1)
  // A group ends with an undo: what was taken back stays a step of its own.
  if (group !== undefined && last?.group === group && future.length === 0)
    return { past, present: state, future }
  const step: Grouped<State> = { state: present, label, ...(group !== undefined && { group }) }
  return { past: [...past, step].slice(-MOST_STEPS), present: state, future: [] }
}
