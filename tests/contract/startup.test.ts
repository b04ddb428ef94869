import { afterAll, expect, it } from 'vitest'
import { province } from '~/contracts/province'
import { school } from '~/contracts/school'
import { startup } from '~/contracts/startup'
import { openApi } from './sessions'

const api = openApi()
const { guest } = api
afterAll(() => api.close())

it('the lists of the start say in one answer what the call for each says', async () => {
  const lists = await guest.call(startup.lists, {})
  expect(lists).toEqual({
    provinces: await guest.call(province.list, {}),
    types: await guest.call(school.types, {}),
    institutions: await guest.call(school.institutions, {}),
    features: await guest.call(school.features, {}),
  })
  expect(lists.provinces).toHaveLength(31)
})
