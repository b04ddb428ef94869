import { describe, expect, it } from 'vitest'
import { ancestorsOf, shownNodes, type TreeNode, treeStep, typedNode } from './tree-state'

const TREE: readonly TreeNode[] = [
  {
    id: 'a',
    label: '工学',
    children: [{ id: 'a1', label: '机械类', children: [{ id: 'a11', label: '机械工程' }] }],
  },
  { id: 'b', label: '理学', children: [{ id: 'b1', label: '数学类' }] },
  { id: 'c', label: 'CS' },
]
const ids = (open: readonly string[]) => shownNodes(TREE, new Set(open)).map(({ node }) => node.id)
const step = (key: string, from: string, open: readonly string[]) =>
  treeStep(key, from, shownNodes(TREE, new Set(open)), new Set(open))

it('shows what stands in open nodes, with its level', () => {
  expect(ids([])).toEqual(['a', 'b', 'c'])
  expect(ids(['a', 'a1'])).toEqual(['a', 'a1', 'a11', 'b', 'c'])
  expect(ids(['a1'])).toEqual(['a', 'b', 'c'])
  expect(shownNodes(TREE, new Set(['a', 'a1'])).map(({ level }) => level)).toEqual([1, 2, 3, 1, 1])
})

it('finds the way to a node', () => {
  expect(ancestorsOf(TREE, 'a11')).toEqual(['a', 'a1'])
  expect(ancestorsOf(TREE, 'c')).toEqual([])
  expect(ancestorsOf(TREE, 'x')).toBeUndefined()
})

describe('keys', () => {
  it.each([
    ['ArrowDown', 'a', [], { focus: 'b' }],
    ['ArrowDown', 'c', [], {}],
    ['ArrowUp', 'a', [], {}],
    ['ArrowUp', 'b', ['a'], { focus: 'a1' }],
    ['Home', 'b', [], { focus: 'a' }],
    ['End', 'a', [], { focus: 'c' }],
    ['ArrowRight', 'a', [], { opened: 'a' }],
    ['ArrowRight', 'a', ['a'], { focus: 'a1' }],
    ['ArrowRight', 'c', [], {}],
    ['ArrowLeft', 'a', ['a'], { closed: 'a' }],
    ['ArrowLeft', 'a1', ['a'], { focus: 'a' }],
    ['ArrowLeft', 'c', [], {}],
    ['x', 'a', [], undefined],
    ['ArrowDown', 'hidden', [], undefined],
  ])('%s from %s with %j open', (key, from, open, expected) => {
    expect(step(key, from, open)).toEqual(expected)
  })
})

it('goes to what is typed', () => {
  const shown = shownNodes(TREE, new Set(['a', 'a1']))
  expect(typedNode('机', 'a', shown)).toBe('a1')
  expect(typedNode('机', 'a1', shown)).toBe('a11')
  expect(typedNode('机', 'a11', shown)).toBe('a1')
  expect(typedNode('机械工', 'a11', shown)).toBe('a11')
  expect(typedNode('c', 'a', shown)).toBe('c')
  expect(typedNode('医', 'a', shown)).toBeUndefined()
  expect(typedNode('jx', 'a', shown, (label) => (label.startsWith('机械') ? 'jxl' : ''))).toBe('a1')
})
