import { expect, it } from 'vitest'
import { catalogueNodes, cataloguePath, endName } from './catalogue-path'

const to = { kind: 'major-library' } as const
const GROUPS = [
  {
    id: '08',
    name: '工学',
    types: [{ id: '0809', name: '计算机类', to, entries: [{ id: '080902', name: '软件工程', to }] }],
  },
]

it('leads from the category to a type or an entry, and nowhere for an unknown id', () => {
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

it('stands in a tree with the same three levels', () => {
  expect(catalogueNodes(GROUPS)).toEqual([
    {
      id: '08',
      label: '工学',
      children: [{ id: '0809', label: '计算机类', children: [{ id: '080902', label: '软件工程' }] }],
    },
  ])
})
