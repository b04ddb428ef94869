import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergedItems } from '../diff/merged-items'
import type { Items } from '../edits'
import { madeItems } from '../made-items'
import { type EditorAction, type EditorState, editorAfter, isUnsaved, newEditorState } from './editor-state'
import type { FoundListDraft, Saved } from './list-draft'

const ROWS = ['a', 'b', 'c', 'd', 'e']
const FIRST = madeItems(ROWS)

const who = fc.constantFrom('planner', 'colleague')
const row = fc.constantFrom(...ROWS)
const step = fc.oneof(
  fc.record({ do: fc.constant('write' as const), who, row }),
  fc.record({ do: fc.constant('move' as const), who, row, to: fc.nat(ROWS.length - 1) }),
  /** `lost`: the server has it, and no answer comes. `dead`: it never gets there. */
  fc.record({ do: fc.constant('save' as const), who, network: fc.constantFrom('good', 'lost', 'dead') }),
  /** The tab is closed, and what this browser kept is taken up again. */
  fc.record({ do: fc.constant('close' as const), who }),
)

it('two people on one list lose nothing, whatever the network and their tabs do', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let server: Saved = { version: 1, items: [...FIRST] }
      const editors = { planner: newEditorState(server), colleague: newEditorState(server) }
      const last = new Map<string, Map<string, string>>()
      type Name = keyof typeof editors
      const act = (name: Name, action: EditorAction) => {
        editors[name] = editorAfter(editors[name], action)
      }
      const change = (name: Name, items: Items) => act(name, { type: 'edit', edit: { items, label: '改' } })
      const save = (name: Name, network: string) => {
        merge(name)
        if (!isUnsaved(editors[name])) return
        const { history, base } = editors[name]
        act(name, { type: 'sent', items: history.present })
        if (network === 'dead') return
        const isTaken = base.version === server.version
        if (isTaken) server = { version: server.version + 1, items: [...history.present] }
        if (network === 'lost') return
        act(name, isTaken ? { type: 'saved', saved: server } : { type: 'refused', theirs: server })
      }
      const merge = (name: Name) => {
        const { theirs, base, history, others } = editors[name]
        const other = theirs?.items ?? others[0]?.items
        if (other) act(name, { type: 'merge', items: mergedItems(base.items, history.present, other).items })
      }
      const close = (name: Name) => {
        editors[name] = newEditorState(server, draftOf(editors[name]))
      }
      for (const [at, { who: name, ...each }] of steps.entries()) {
        const present = editors[name as Name].history.present
        if (each.do === 'write') {
          const reason = `${name} ${at}`
          last.set(each.row, new Map([...(last.get(each.row) ?? []), [name, reason]]))
          change(
            name as Name,
            present.map((item) => (item.unitId === each.row ? { ...item, reason } : item)),
          )
        } else if (each.do === 'move') {
          const others = present.filter(({ unitId }) => unitId !== each.row)
          const own = present.filter(({ unitId }) => unitId === each.row)
          change(name as Name, [...others.slice(0, each.to), ...own, ...others.slice(each.to)])
        } else if (each.do === 'save') save(name as Name, each.network)
        else close(name as Name)
      }
      for (let round = 0; round < 4; round += 1)
        for (const name of ['planner', 'colleague'] as const) save(name, 'good')
      const kept = new Map(server.items.map(({ unitId, reason }) => [unitId, reason]))
      expect([...kept.keys()].toSorted()).toEqual(ROWS)
      for (const [unitId, said] of last) expect([...said.values()]).toContain(kept.get(unitId))
      expect(Object.values(editors).some((editor) => editor.theirs || isUnsaved(editor))).toBe(false)
    }),
    { numRuns: 400 },
  )
})

/** What the browser keeps of an editor that is left. */
function draftOf(editor: EditorState): FoundListDraft[] {
  if (!isUnsaved(editor)) return []
  const { base, history, sent } = editor
  const kept = { key: 'k', state: 's', at: 0, contains: [], content: undefined }
  return [{ base, items: history.present, ...(sent && { sent }), of: { studentId: 's-1' }, kept }]
}
