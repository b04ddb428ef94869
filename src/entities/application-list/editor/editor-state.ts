import { type History, historyAfter, newHistory } from '~/rules/list/diff/history'
import { mergedItems } from '../diff/merged-items'
import { choicesText, type Edit, type Items, isSameList } from '../edits'
import type { FoundListDraft, ListDraft, Saved } from './list-draft'

/** What the editor of one list knows of it. */
export interface EditorState {
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

export type EditorAction =
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

/** An editor that begins with what the server has, and with what was left unsaved in this browser. */
export function newEditorState(saved: Saved, drafts: readonly FoundListDraft[] = []): EditorState {
  return drafts.reduce(withDraft, {
    history: newHistory(saved.items),
    base: saved,
    others: [],
  } as EditorState)
}

const LEFT = '上次没有保存的修改'
const FROM_OTHER_TAB = '合并另一个页面没有保存的修改'

/** The same with what a draft says. What only she can decide waits in `others`. */
function withDraft(state: EditorState, draft: FoundListDraft): EditorState {
  const { history, base, theirs, others } = state
  const server = theirs ?? base
  if ([server.items, history.present].some((items) => isSameList(draft.items, items))) return state
  const change = (items: Items, label: string) =>
    historyAfter(history, { type: 'change', state: items, label })
  const isOnBase = isMadeOn(draft, server)
  if (!isUnsaved(state) && !theirs) {
    const sent = draft.sent ? { sent: draft.sent } : {}
    const begun = { ...state, ...sent, history: change(draft.items, LEFT) }
    return isOnBase ? begun : { ...begun, base: draft.base, theirs: base }
  }
  if (!isOnBase || theirs) return { ...state, others: [...others, draft] }
  const { items, conflicts, orderConflict } = mergedItems(base.items, history.present, draft.items)
  return conflicts.length > 0 || orderConflict
    ? { ...state, others: [...others, draft] }
    : { ...state, history: change(items, FROM_OTHER_TAB) }
}

/** Whether a draft was made on what the server has: that version, one with another name alone, or its own lost save. */
function isMadeOn({ base, sent }: ListDraft, saved: Saved): boolean {
  return base.version === saved.version || isSameList(base.items, saved.items) || isOwn(saved, sent)
}

/** Another version that she has to bring together with her own, and what it was made on. */
export interface OtherVersion {
  readonly base: Items
  readonly items: Items
}

/**
 * What waits for her: the list as somebody else has saved it, or else the first draft of another tab. A draft counts
 * against the list that it was made on: what was taken out since would else look like its addition.
 */
export function otherVersionOf({
  base,
  theirs,
  others: [draft],
}: Pick<EditorState, 'base' | 'others'> & { readonly theirs?: Saved | undefined }): OtherVersion | undefined {
  if (theirs) return { base: base.items, items: theirs.items }
  return draft && { base: draft.base.items, items: draft.items }
}

/** Whether there is something that the server does not have. */
export function isUnsaved({ history, base }: EditorState): boolean {
  return !isSameList(history.present, base.items)
}

/** The state after an action: an edit, a save and its answer, or a choice between two versions. */
export function editorAfter(state: EditorState, action: EditorAction): EditorState {
  const { history, base, theirs } = state
  switch (action.type) {
    case 'edit':
      return {
        ...state,
        history: historyAfter(history, {
          type: 'change',
          state: action.edit.items,
          label: action.edit.label,
          ...(action.edit.group !== undefined && { group: action.edit.group }),
        }),
      }
    case 'undo':
    case 'redo':
      return { ...state, history: historyAfter(history, action) }
    case 'sent':
      return { ...state, sent: withSent(state.sent, action.items) }
    case 'saved':
      return action.saved.version > base.version ? onto(state, action.saved) : state
    case 'refused': {
      // The answer to an earlier save was lost on its way. Or only name or note were changed elsewhere.
      const known = [history.present, base.items]
      return isOwn(action.theirs, state.sent) || known.some((items) => isSameList(action.theirs.items, items))
        ? onto(state, action.theirs)
        : { ...state, theirs: action.theirs }
    }
    case 'take':
      if (!theirs) return state
      return action.side === 'mine'
        ? onto(state, theirs)
        : { ...onto(state, theirs), history: newHistory(theirs.items) }
    case 'takeDraft': {
      const [draft, ...others] = state.others
      if (!draft || theirs) return state
      if (!action.use) return { ...state, others }
      const change = { type: 'change', state: draft.items, label: '换成另一份没有保存的修改' } as const
      return { ...state, others, history: historyAfter(history, change) }
    }
    case 'merge': {
      const change = { type: 'change', state: action.items, label: '合并两个版本' } as const
      const merged = { ...state, history: historyAfter(history, change) }
      return theirs ? onto(merged, theirs) : { ...merged, others: state.others.slice(1) }
    }
    case 'arrived':
      return arrived(state, action.saved)
  }
}

/** Of the saves that were not answered the last few are remembered. */
const MOST_SENT = 3

/** The texts of the saves that were not answered, with that of one more; the oldest first. */
export function withSent(sent: readonly string[] = [], items: Items): readonly string[] {
  return [...sent, choicesText(items)].slice(-MOST_SENT)
}

function isOwn({ items }: Saved, sent: readonly string[] = []): boolean {
  return sent.includes(choicesText(items))
}

/** The editor on what the server has now: nothing is open between the two. */
function onto({ history, others }: EditorState, base: Saved): EditorState {
  return { history, base, others }
}

/** A newer list replaces one without own changes; with own changes the next save tells. */
function arrived(state: EditorState, saved: Saved): EditorState {
  if (saved.version <= state.base.version || state.theirs || isUnsaved(state)) return state
  return isSameList(saved.items, state.base.items)
    ? { ...state, base: saved }
    : { ...newEditorState(saved), others: state.others }
}
