import { meaningOf } from '~/contracts/meaning'
import type { Filter } from '~/contracts/meaning/meaning'
import { inputValue } from '../../exchange/exchange'
import { foundAt } from '../../exchange/places'
import type { MeaningRule } from './rule'

export const filterRules: readonly MeaningRule[] = [
  {
    name: 'filter-ignored',
    says: '列表里只有筛选要的（按契约写明的字段比较）',
    *check({ operation, input, payload, at }) {
      for (const [name, filter] of Object.entries(meaningOf(operation.name).filters)) {
        const asked = [inputValue(input, name) ?? []].flat()
        if (filter.where !== undefined && foundAt(payload, filter.where, at).length === 0) continue
        if (asked.length === 0 || filter.keeps === 'named' || filter.keeps === 'apart') continue
        for (const list of foundAt(payload, filter.list, at)) {
          for (const element of foundAt(list.value, '/*', list.at)) {
            const own = foundAt(element.value, filter.at, element.at).map(({ value }) => value)
            if (isStored(own, asked, filter)) continue
            const expected = `${name} ${KEEPS[filter.keeps]} ${JSON.stringify(asked)}, as asked`
            yield { ...element.at, expected, got: own.length > 0 ? JSON.stringify(own) : 'nothing' }
            break
          }
        }
      }
    },
  },
]

const KEEPS = { among: 'among', without: 'other than', atMost: '≤', named: 'named', apart: 'apart' } as const

function isStored(own: readonly unknown[], asked: readonly unknown[], filter: Filter): boolean {
  if (own.length === 0 && filter.orSilent) return true
  switch (filter.keeps) {
    case 'among':
      return own.some((value) => asked.includes(value))
    case 'without':
      return own.every((value) => !asked.includes(value))
    case 'atMost':
      return own.some((value) => Number(value) <= Number(asked[0]))
    case 'named':
    case 'apart':
      return true
  }
}
