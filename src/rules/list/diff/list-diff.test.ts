import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffLists } from './diff-lists'
import { type History, type HistoryAction, historyAfter, newHistory } from './history'
import { mergeLists } from './merge-lists'

interface Row {
  readonly key: string
  readonly adjust: boolean
}
const rows = (text: string): Row[] =>
  [...text].map((key) => ({ key: key.toLowerCase(), adjust: key !== key.toLowerCase() }))
const text = (list: readonly Row[]) =>
  list.map(({ key, adjust }) => (adjust ? key.toUpperCase() : key)).join('')
/** Lists of different letters; a capital is a changed row. */
const list = fc
  .shuffledSubarray([...'abcdefgh'])
  .chain((keys) => fc.tuple(...keys.map((key) => fc.constantFrom(key, key, key.toUpperCase()))))
  .map((keys) => rows(keys.join('')))

describe('the difference of two lists', () => {
  it.each([
    ['abc', 'abc', '', '', '', ''],
    ['abc', 'abcd', 'd4', '', '', ''],
    ['abc', 'ac', '', 'b2', '', ''],
    ['abcdef', 'abfcde', '', '', 'f6>3', ''],
    ['abc', 'aBc', '', '', '', 'b2'],
    ['abcd', 'xdBa', 'x1', 'c3', 'd4>2 b2>3', 'b3'],
  ])('%s → %s', (before, after, added, removed, moved, changed) => {
    const diff = diffLists(rows(before), rows(after))
    expect(diff.added.map(({ row, to }) => row.key + to).join(' ')).toBe(added)
    expect(diff.removed.map(({ row, from }) => row.key + from).join(' ')).toBe(removed)
    expect(diff.moved.map(({ row, from, to }) => `${row.key}${from}>${to}`).join(' ')).toBe(moved)
    expect(diff.changed.map(({ after: row, to }) => row.key + to).join(' ')).toBe(changed)
  })

  it('does not mind the order of fields', () => {
    const diff = diffLists([{ key: 'a', n: { x: 1, y: 2 } }], [{ n: { y: 2, x: 1 }, key: 'a' }])
    expect(diff.changed).toEqual([])
  })

  it('leads from the one to the other', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { added, removed, moved, changed } = diffLists(before, after)
        const gone = new Set([...removed, ...moved].map(({ row }) => row.key))
        const now = before
          .filter(({ key }) => !gone.has(key))
          .map((row) => changed.find((item) => item.before.key === row.key)?.after ?? row)
        for (const { row, to } of [...added, ...moved].toSorted((a, b) => a.to - b.to))
          now.splice(to - 1, 0, row)
        expect(text(now)).toBe(text(after))
      }),
      { seed: 4 },
    )
  })
})

describe('bringing two versions together', () => {
  const merged = (base: string, mine: string, theirs: string) =>
    mergeLists(rows(base), rows(mine), rows(theirs))

  it.each([
    ['abc', 'abc', 'abcd', 'abcd'],
    ['abc', 'aBc', 'abCd', 'aBCd'],
    ['abc', 'ac', 'abc', 'ac'],
    ['abc', 'cab', 'abcd', 'cdab'],
    ['abc', 'abxc', 'acb', 'acbx'],
    ['', 'ab', 'cd', 'cdab'],
  ])('%s with %s and %s is %s', (base, mine, theirs, expected) => {
    const merge = merged(base, mine, theirs)
    expect(text(merge.rows)).toBe(expected)
    expect(merge).toMatchObject({ conflicts: [], orderConflict: false })
  })

  it('asks about a row that one has changed and the other taken out, and keeps it until then', () => {
    const merge = merged('abc', 'aBc', 'ac')
    expect(text(merge.rows)).toBe('aBc')
    expect(merge.conflicts).toEqual([{ key: 'b', base: rows('b')[0], mine: rows('B')[0] }])
    const choices = { rows: new Map([['b', 'theirs' as const]]) }
    expect(text(mergeLists(rows('abc'), rows('aBc'), rows('ac'), choices).rows)).toBe('ac')
  })

  it('asks about two orders, and follows the choice', () => {
    const merge = merged('abc', 'cab', 'bac')
    expect(merge.orderConflict).toBe(true)
    expect(text(merge.rows)).toBe('cab')
    expect(text(mergeLists(rows('abc'), rows('cab'), rows('bac'), { order: 'theirs' }).rows)).toBe('bac')
  })

  it('loses nothing without a choice', () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const { rows: now, conflicts } = mergeLists(base, mine, theirs)
        const has = (all: readonly Row[], row: Row) =>
          all.some(({ key, adjust }) => key === row.key && adjust === row.adjust)
        expect(new Set(now.map(({ key }) => key)).size).toBe(now.length)
        for (const row of [...mine, ...theirs]) {
          const isTouched = !has(base, row)
          const isAsked = conflicts.some(({ key }) => key === row.key)
          if (isTouched && !isAsked) expect(has(now, row)).toBe(true)
          if (isAsked) expect(now.some(({ key }) => key === row.key)).toBe(true)
        }
      }),
      { seed: 4, numRuns: 500 },
    )
  })

  it('is what one made of it when the other did nothing', () => {
    fc.assert(
      fc.property(list, list, (base, mine) => {
        expect(text(mergeLists(base, mine, base).rows)).toBe(text(mine))
        expect(text(mergeLists(base, base, mine).rows)).toBe(text(mine))
        expect(text(mergeLists(base, mine, mine).rows)).toBe(text(mine))
      }),
      { seed: 4 },
    )
  })
})

describe('undo and redo', () => {
  const change = (state: string, group?: string): HistoryAction<string> => ({
    type: 'change',
    state,
    label: `到 ${state}`,
    ...(group !== undefined && { group }),
  })
  const done = (...actions: HistoryAction<string>[]) => actions.reduce(historyAfter<string>, newHistory('a'))
  const [undo, redo] = [{ type: 'undo' as const }, { type: 'redo' as const }]

  it('goes back and forth, with what was done', () => {
    expect(done(change('b'), change('c'), undo)).toMatchObject({ present: 'b', future: [{ label: '到 c' }] })
    expect(done(change('b'), change('c'), undo, undo, undo).present).toBe('a')
    expect(done(change('b'), undo, redo)).toEqual(done(change('b')))
    expect(done(change('b'), undo, change('d'), redo).present).toBe('d')
    expect(done(change('b'), { type: 'reset', state: 'z' }, undo).present).toBe('z')
  })

  it('takes what belongs together as one step', () => {
    expect(done(change('b', 'note'), change('c', 'note'), change('d', 'note'), undo).present).toBe('a')
    expect(done(change('b', 'note'), change('c', 'other'), undo).present).toBe('b')
    expect(done(change('b', 'note'), undo, change('c', 'note'), undo).present).toBe('a')
  })

  it('comes back to where it began, whatever was done', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string().map((state) => change(state)),
            fc.constant(undo),
            fc.constant(redo),
          ),
        ),
        (actions) => {
          let history: History<string> = done(...actions)
          const { present } = history
          let steps = 0
          for (; history.past.length > 0; steps++) history = historyAfter(history, undo)
          expect(history.present).toBe('a')
          for (; steps > 0; steps--) history = historyAfter(history, redo)
          expect(history.present).toBe(present)
        },
      ),
      { seed: 4 },
    )
  })

  it('forgets the oldest of very many steps', () => {
    const many = done(...Array.from({ length: 500 }, (_, index) => change(String(index))))
    expect(many.past).toHaveLength(300)
  })
})
