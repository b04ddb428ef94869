import { province } from '~/contracts/province'
import { mockEndpoints } from '../mock-endpoints'
import { PROVINCES } from '../world/exam/facts/provinces'

export const provinceHandlers = mockEndpoints(province, {
  list: () => PROVINCES.map(({ code, name }) => ({ code, provinceName: name })),
})
