import { afterAll, expect, it } from 'vitest'
import { majors } from '~/contracts/majors'
import { professions } from '~/contracts/professions'
import { MATCHES } from '~/entities/assessment/matches'
import { openApi } from './sessions'

const api = openApi()
afterAll(api.close)

it('what a result leads to is in the catalogues, under the same name', async () => {
  const categories = await api.guest.call(majors.byLevel, { params: { level: '1' } })
  const tree = await api.guest.call(professions.search, {})
  const known = new Set([
    ...categories.flatMap(({ majorTypes }) => majorTypes.map(({ typeCode, type }) => `${typeCode} ${type}`)),
    ...tree.flatMap(({ professionTypes }) =>
      professionTypes.map(({ typeCode, typeName }) => `${typeCode} ${typeName}`),
    ),
  ])
  const named = Object.values(MATCHES).flatMap((byDimension) =>
    Object.values(byDimension).flatMap((match) => [...match.majors, ...match.professions]),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.map(({ code, name }) => `${code} ${name}`).filter((name) => !known.has(name))).toEqual([])
})
