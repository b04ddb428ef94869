import { province } from '~/contracts/province'
import { mockEndpoints } from '../../server/resolve'
import { PROVINCES } from '../../world/exam/facts/provinces'

export const provinceHandlers = mockEndpoints(province, {
  list: () => PROVINCES.map(({ code, name }) => ({ code, provinceName: name })),
})
