import type { ApplicationListDetail } from '~/contracts/application-lists'
import { type History, historyAfter, newHistory } from '~/rules/list/diff/history'
import { type Edit, type Items, isSameList } from './edits'

/** A list as the server has it. */
export type Saved = Pick<ApplicationListDetail, 'version' | 'items'>

/** A session of editing one list. */
export interface EditSession {
  readonly history: History<Items>
  /** What the own changes are made on. */
  readonly base: Saved
  /** Somebody else has changed the list meanwhile: nothing is saved before one version is taken. */
  readonly theirs?: Saved
}

export type SessionAction =
  | { readonly type: 'edit'; readonly edit: Edit }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The server has the list that was sent. */
  | { readonly type: 'saved'; readonly saved: Saved }
  | { readonly type: 'refused'; readonly theirs: Saved }
  | { readonly type: 'take'; readonly side: 'mine' | 'theirs' }
  /** What somebody made of both versions. */
  | { readonly type: 'merge'; readonly items: Items }
  /** The server has told of the list anew. */
  | { readonly type: 'arrived'; readonly saved: Saved }

/** A session that begins with what the server has, and with what was left unsaved in this browser. */
export function newSession(saved: Saved, draft?: Saved): EditSession {
  if (!draft || isSameList(draft.items, saved.items)) return { history: newHistory(saved.items), base: saved }
  const history = historyAfter(newHistory(saved.items), {
    type: 'change',
    state: draft.items,
    label: '上次没有保存的修改',
  })
  const session = { history, base: saved }
  return draft.version === saved.version ? session : { ...session, theirs: saved }
}

/** Whether there is something that the server does not have. */
export function isUnsaved({ history, base }: EditSession): boolean {
  return !isSameList(history.present, base.items)
}

export function sessionAfter(session: EditSession, action: SessionAction): EditSession {
  const { history, base, theirs } = session
  switch (action.type) {
    case 'edit':
      return {
        ...session,
        history: historyAfter(history, {
          type: 'change',
          state: action.edit.items,
          label: action.edit.label,
        }),
      }
    case 'undo':
    case 'redo':
      return { ...session, history: historyAfter(history, action) }
    case 'saved':
      return action.saved.version > base.version ? { ...session, base: action.saved } : session
    case 'refused':
      // The answer to an earlier save was lost on its way. Or only name or note were changed elsewhere.
      return [history.present, base.items].some((items) => isSameList(action.theirs.items, items))
        ? { history, base: action.theirs }
        : { ...session, theirs: action.theirs }
    case 'take':
      if (!theirs) return session
      return action.side === 'mine'
        ? { history, base: theirs }
        : { history: newHistory(theirs.items), base: theirs }
    case 'merge': {
      if (!theirs) return session
      const change = { type: 'change', state: action.items, label: '合并两个版本' } as const
      return { history: historyAfter(history, change), base: theirs }
    }
    case 'arrived':
      return arrived(session, action.saved)
  }
}

/** A newer list replaces one without own changes; with own changes the next save tells. */
function arrived(session: EditSession, saved: Saved): EditSession {
  if (saved.version <= session.base.version || session.theirs || isUnsaved(session)) return session
  return isSameList(saved.items, session.base.items) ? { ...session, base: saved } : newSession(saved)
}
