import { type History, historyAfter, newHistory } from '~/rules/list/diff/history'
import { choicesText, type Edit, type Items, isSameList } from './edits'
import type { FoundListDraft, ListDraft, Saved } from './list-draft'
import { mergedItems } from './merged-items'

/** A session of editing one list. */
export interface EditSession {
  readonly history: History<Items>
  /** What the own changes are made on. */
  readonly base: Saved
  /** Somebody else has changed the list meanwhile: nothing is saved before one version is taken. */
  readonly theirs?: Saved
  /** What was sent and not answered, as `choicesText` says it: a server that has it has it from here. */
  readonly sent?: readonly string[]
  /** Drafts of other tabs that only she can bring together with this one. */
  readonly others: readonly FoundListDraft[]
}

export type SessionAction =
  | { readonly type: 'edit'; readonly edit: Edit }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'sent'; readonly items: Items }
  /** The server has the list that was sent. */
  | { readonly type: 'saved'; readonly saved: Saved }
  | { readonly type: 'refused'; readonly theirs: Saved }
  | { readonly type: 'take'; readonly side: 'mine' | 'theirs' }
  /** Goes on with the draft of another tab, or leaves it. */
  | { readonly type: 'takeDraft'; readonly use: boolean }
  /** What somebody made of both versions. */
  | { readonly type: 'merge'; readonly items: Items }
  /** The server has told of the list anew. */
  | { readonly type: 'arrived'; readonly saved: Saved }

/** A session that begins with what the server has, and with what was left unsaved in this browser. */
export function newSession(saved: Saved, drafts: readonly FoundListDraft[] = []): EditSession {
  return drafts.reduce(withDraft, {
    history: newHistory(saved.items),
    base: saved,
    others: [],
  } as EditSession)
}

const LEFT = '上次没有保存的修改'
const FROM_OTHER_TAB = '合并另一个页面没有保存的修改'

/** A session that also has what a draft says. What only she can decide waits in `others`. */
function withDraft(session: EditSession, draft: FoundListDraft): EditSession {
  const { history, base, theirs, others } = session
  const server = theirs ?? base
  if ([server.items, history.present].some((items) => isSameList(draft.items, items))) return session
  const change = (state: Items, label: string) => historyAfter(history, { type: 'change', state, label })
  const isOnBase = isMadeOn(draft, server)
  if (!isUnsaved(session) && !theirs) {
    const sent = draft.sent ? { sent: draft.sent } : {}
    const begun = { ...session, ...sent, history: change(draft.items, LEFT) }
    return isOnBase ? begun : { ...begun, base: draft.base, theirs: base }
  }
  if (!isOnBase || theirs) return { ...session, others: [...others, draft] }
  const { items, conflicts, orderConflict } = mergedItems(base.items, history.present, draft.items)
  return conflicts.length > 0 || orderConflict
    ? { ...session, others: [...others, draft] }
    : { ...session, history: change(items, FROM_OTHER_TAB) }
}

/** Whether a draft was made on what the server has: that version, one with another name alone, or its own lost save. */
function isMadeOn({ base, sent }: ListDraft, saved: Saved): boolean {
  return base.version === saved.version || isSameList(base.items, saved.items) || isOwn(saved, sent)
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
          ...(action.edit.group !== undefined && { group: action.edit.group }),
        }),
      }
    case 'undo':
    case 'redo':
      return { ...session, history: historyAfter(history, action) }
    case 'sent':
      return { ...session, sent: withSent(session.sent, action.items) }
    case 'saved':
      return action.saved.version > base.version ? onto(session, action.saved) : session
    case 'refused': {
      // The answer to an earlier save was lost on its way. Or only name or note were changed elsewhere.
      const known = [history.present, base.items]
      return isOwn(action.theirs, session.sent) ||
        known.some((items) => isSameList(action.theirs.items, items))
        ? onto(session, action.theirs)
        : { ...session, theirs: action.theirs }
    }
    case 'take':
      if (!theirs) return session
      return action.side === 'mine'
        ? onto(session, theirs)
        : { ...onto(session, theirs), history: newHistory(theirs.items) }
    case 'takeDraft': {
      const [draft, ...others] = session.others
      if (!draft || theirs) return session
      if (!action.use) return { ...session, others }
      const change = { type: 'change', state: draft.items, label: '换成另一份没有保存的修改' } as const
      return { ...session, others, history: historyAfter(history, change) }
    }
    case 'merge': {
      const change = { type: 'change', state: action.items, label: '合并两个版本' } as const
      const merged = { ...session, history: historyAfter(history, change) }
      return theirs ? onto(merged, theirs) : { ...merged, others: session.others.slice(1) }
    }
    case 'arrived':
      return arrived(session, action.saved)
  }
}

/** Of the saves that were not answered the last few are remembered. */
const MOST_SENT = 3

export function withSent(sent: readonly string[] = [], items: Items): readonly string[] {
  return [...sent, choicesText(items)].slice(-MOST_SENT)
}

function isOwn({ items }: Saved, sent: readonly string[] = []): boolean {
  return sent.includes(choicesText(items))
}

/** The session on what the server has now: nothing is open between the two. */
function onto({ history, others }: EditSession, base: Saved): EditSession {
  return { history, base, others }
}

/** A newer list replaces one without own changes; with own changes the next save tells. */
function arrived(session: EditSession, saved: Saved): EditSession {
  if (saved.version <= session.base.version || session.theirs || isUnsaved(session)) return session
  return isSameList(saved.items, session.base.items)
    ? { ...session, base: saved }
    : { ...newSession(saved), others: session.others }
}
