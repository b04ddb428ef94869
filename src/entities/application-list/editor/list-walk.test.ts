import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultsOf, walked, walkStep } from '../../../../tests/lists/list-walk'
import { mergedItems } from '../diff/merged-items'
import { madeItems } from '../made-items'
import { editorAfter, newEditorState, otherVersionOf } from './editor-state'

it('what was thrown out stays out, and what was kept is found, whatever tabs, devices and the network do', () => {
  const walks = fc.property(fc.array(walkStep, { maxLength: 60 }), (steps) => {
    expect(faultsOf(walked(steps))).toEqual([])
  })
  fc.assert(walks, { numRuns: 300, seed: 67 })
})

it('a second draft is merged with the list that it was made on, not with what the server has by now', () => {
  const [first, now] = [madeItems('abcdef'), madeItems('acdef')]
  const draftOf = (rows: string, key: string) => ({
    base: { version: 1, items: [...first] },
    items: madeItems(rows),
    of: { studentId: 's-1' },
    kept: { key, state: key, at: 0, contains: [], content: undefined },
  })
  // Another device has taken out b; one tab took out c, another one d.
  const state = newEditorState({ version: 2, items: [...now] }, [
    draftOf('abdef', '1'),
    draftOf('abcef', '2'),
  ])
  const atFirst = otherVersionOf(state)
  const merged = mergedItems(atFirst?.base ?? [], state.history.present, atFirst?.items ?? []).items
  const after = editorAfter(state, { type: 'merge', items: merged })
  const second = otherVersionOf(after)
  const all = mergedItems(second?.base ?? [], after.history.present, second?.items ?? [])
  expect(all.conflicts).toEqual([])
  expect(all.items.map(({ unitId }) => unitId).join('')).toBe('aef')
})
