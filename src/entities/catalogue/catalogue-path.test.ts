import { expect, it } from 'vitest'
import { catalogueName, catalogueNodes, cataloguePath, endName, entriesNamed } from './catalogue-path'

const to = { kind: 'major-library' } as const
const GROUPS = [
  {
    id: '08',
    name: '工学',
    types: [{ id: '0809', name: '计算机类', to, entries: [{ id: '080902', name: '软件工程', to }] }],
  },
]

it('S1-2.42.3 leads from the category to a type or an entry, and nowhere for an unknown id', () => {
  const [toType, toEntry] = ['0809', '080902'].map((id) => cataloguePath(GROUPS, id))
  expect(toType?.entry).toBeUndefined()
  expect(toType && endName(toType)).toBe('计算机类')
  expect(toEntry).toMatchObject({ group: { id: '08' }, type: { id: '0809' } })
  expect(toEntry && endName(toEntry)).toBe('软件工程')
  expect(['08', '080999', ''].map((id) => cataloguePath(GROUPS, id))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('S1-2.40 S2-2.25.1 stands in a tree with the same three levels', () => {
  expect(catalogueNodes(GROUPS)).toEqual([
    {
      id: '08',
      label: '工学',
      children: [{ id: '0809', label: '计算机类', children: [{ id: '080902', label: '软件工程' }] }],
    },
  ])
})

it('finds types and entries by a keyword or its letters, and names by their id', () => {
  const ids = (keyword: string, readsAs?: (name: string, typed: string) => boolean) =>
    entriesNamed(GROUPS, keyword, readsAs).map(({ id }) => id)
  expect(ids('计算机')).toEqual(['0809'])
  expect(ids('rjgc', (name) => name === '软件工程')).toEqual(['080902'])
  expect(ids('工学')).toEqual([])
  expect([catalogueName(GROUPS, '080902'), catalogueName(GROUPS, '9')]).toEqual(['软件工程', undefined])
})
