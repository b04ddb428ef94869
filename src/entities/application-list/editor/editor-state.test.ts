import { describe, expect, it } from 'vitest'
import { moved, removed } from '../edits'
import { madeItems } from '../made-items'
import { editorAfter, isUnsaved, newEditorState, withSent } from './editor-state'
import type { FoundListDraft, Saved } from './list-draft'

const saved = (version: number, units: string): Saved => ({ version, items: [...madeItems(units)] })
const shown = ({ history }: ReturnType<typeof newEditorState>) =>
  history.present.map(({ unitId }) => unitId).join('')

const begun = newEditorState(saved(1, 'abc'))
const edit = moved(begun.history.present, 'c', 1)
if (!edit) throw new Error('no edit')
const edited = editorAfter(begun, { type: 'edit', edit })

describe('the editor of a list', () => {
  it('knows what is not saved, and undoes and redoes', () => {
    expect(isUnsaved(begun)).toBe(false)
    expect([shown(edited), isUnsaved(edited)]).toEqual(['cab', true])
    const undone = editorAfter(edited, { type: 'undo' })
    expect([shown(undone), isUnsaved(undone)]).toEqual(['abc', false])
    expect(shown(editorAfter(undone, { type: 'redo' }))).toBe('cab')
  })

  it('is saved, and a change made meanwhile stays unsaved', () => {
    const more = removed(edited.history.present, 'a')
    if (!more) throw new Error('no edit')
    const later = editorAfter(edited, { type: 'edit', edit: more })
    const after = editorAfter(later, { type: 'saved', saved: saved(2, 'cab') })
    expect([shown(after), after.base.version, isUnsaved(after)]).toEqual(['cb', 2, true])
  })

  it('keeps both versions when it is refused, until one is taken', () => {
    const refused = editorAfter(edited, { type: 'refused', theirs: saved(5, 'ab') })
    expect([shown(refused), refused.theirs?.version]).toEqual(['cab', 5])
    const mine = editorAfter(refused, { type: 'take', side: 'mine' })
    expect([shown(mine), mine.base.version, isUnsaved(mine), mine.theirs]).toEqual([
      'cab',
      5,
      true,
      undefined,
    ])
    const merged = editorAfter(refused, { type: 'merge', items: saved(5, 'cb').items })
    expect([shown(merged), merged.base.version, isUnsaved(merged), merged.theirs]).toEqual([
      'cb',
      5,
      true,
      undefined,
    ])
    expect(shown(editorAfter(merged, { type: 'undo' }))).toBe('cab')
    const theirs = editorAfter(refused, { type: 'take', side: 'theirs' })
    expect([shown(theirs), isUnsaved(theirs)]).toEqual(['ab', false])
  })

  it('that is refused because its own save was not answered is saved', () => {
    const after = editorAfter(edited, { type: 'refused', theirs: saved(2, 'cab') })
    expect([after.theirs, isUnsaved(after), after.base.version]).toEqual([undefined, false, 2])
  })

  it('that is refused because of a new name alone goes on from the newer version', () => {
    const after = editorAfter(edited, { type: 'refused', theirs: saved(2, 'abc') })
    expect([after.theirs, isUnsaved(after), after.base.version]).toEqual([undefined, true, 2])
  })

  it('takes over a newer list only where nothing own would be lost', () => {
    expect(shown(editorAfter(begun, { type: 'arrived', saved: saved(2, 'ab') }))).toBe('ab')
    expect(editorAfter(edited, { type: 'arrived', saved: saved(2, 'ab') })).toBe(edited)
    expect(editorAfter(begun, { type: 'arrived', saved: saved(1, 'ab') })).toBe(begun)
  })

  it('stays on the newer list that came before the answer to its own save', () => {
    const undone = editorAfter(edited, { type: 'undo' })
    const newer = editorAfter(undone, { type: 'arrived', saved: saved(3, 'ab') })
    expect([shown(newer), newer.base.version]).toEqual(['ab', 3])
    expect(editorAfter(newer, { type: 'saved', saved: saved(2, 'cab') })).toBe(newer)
  })

  it('keeps what can be undone when its own save arrives again', () => {
    const after = editorAfter(edited, { type: 'saved', saved: saved(2, 'cab') })
    const again = editorAfter(after, { type: 'arrived', saved: saved(3, 'cab') })
    expect([again.history.past.length, again.base.version]).toEqual([1, 3])
  })
})

const draft = (base: Saved, units: string, sent?: readonly string[]): FoundListDraft => ({
  base,
  items: saved(0, units).items,
  sent,
  of: { studentId: 's-1' },
  kept: { key: units, state: units, at: 0, contains: [], content: undefined },
})

describe('what was left unsaved in the browser', () => {
  it('is taken up again, and can be undone', () => {
    const state = newEditorState(saved(1, 'abc'), [draft(saved(1, 'abc'), 'cab')])
    expect([shown(state), isUnsaved(state), state.theirs]).toEqual(['cab', true, undefined])
    expect(shown(editorAfter(state, { type: 'undo' }))).toBe('abc')
  })

  it('is shown beside a list that has changed since, with what both began with', () => {
    const state = newEditorState(saved(3, 'ab'), [draft(saved(1, 'abc'), 'cab')])
    expect([shown(state), state.theirs?.version, state.base.version]).toEqual(['cab', 3, 1])
  })

  it('is nothing when the server has it', () => {
    expect(isUnsaved(newEditorState(saved(3, 'cab'), [draft(saved(1, 'abc'), 'cab')]))).toBe(false)
  })

  it('is no conflict where only the name has changed since', () => {
    const state = newEditorState(saved(2, 'abc'), [draft(saved(1, 'abc'), 'cab')])
    expect([shown(state), state.theirs, state.base.version]).toEqual(['cab', undefined, 2])
  })

  it('is no conflict with its own save, whose answer was lost', () => {
    const sent = withSent(undefined, saved(0, 'cab').items)
    const state = newEditorState(saved(2, 'cab'), [draft(saved(1, 'abc'), 'cb', sent)])
    expect([shown(state), state.theirs, state.base.version, isUnsaved(state)]).toEqual([
      'cb',
      undefined,
      2,
      true,
    ])
  })

  it('in two tabs is brought together where both can be had', () => {
    const base = saved(1, 'abc')
    const state = newEditorState(base, [draft(base, 'abcd'), draft(base, 'bc')])
    expect([shown(state), state.others]).toEqual(['bcd', []])
    expect(shown(editorAfter(state, { type: 'undo' }))).toBe('abcd')
  })

  it('in two tabs waits for a choice where both cannot be had, and none is lost meanwhile', () => {
    const base = saved(1, 'abc')
    const other = draft(base, 'bca')
    const state = newEditorState(base, [draft(base, 'cab'), other])
    expect([shown(state), state.others]).toEqual(['cab', [other]])
    const taken = editorAfter(state, { type: 'takeDraft', use: true })
    expect([shown(taken), taken.others]).toEqual(['bca', []])
    const left = editorAfter(state, { type: 'takeDraft', use: false })
    expect([shown(left), left.others]).toEqual(['cab', []])
    const merged = editorAfter(state, { type: 'merge', items: saved(0, 'bac').items })
    expect([shown(merged), merged.others, merged.base.version]).toEqual(['bac', [], 1])
  })

  it('of another tab waits until one version is taken', () => {
    const [own, other] = [draft(saved(1, 'abc'), 'cab'), draft(saved(1, 'abc'), 'ab')]
    const state = newEditorState(saved(3, 'abcd'), [own, other])
    expect([state.theirs?.version, state.others]).toEqual([3, [other]])
    expect(editorAfter(state, { type: 'takeDraft', use: true })).toBe(state)
    const after = editorAfter(state, { type: 'take', side: 'mine' })
    expect(after.others).toEqual([other])
  })
})

it('knows each save of its own that was not answered', () => {
  const first = editorAfter(edited, { type: 'sent', items: edited.history.present })
  const more = removed(first.history.present, 'a')
  if (!more) throw new Error('no edit')
  const later = editorAfter(first, { type: 'edit', edit: more })
  const second = editorAfter(later, { type: 'sent', items: later.history.present })
  const after = editorAfter(second, { type: 'refused', theirs: saved(2, 'cab') })
  expect([shown(after), after.theirs, after.base.version]).toEqual(['cb', undefined, 2])
  const others = editorAfter(second, { type: 'refused', theirs: saved(2, 'b') })
  expect(others.theirs?.version).toBe(2)
})
