import { province } from '~/contracts/province'
import { PROVINCES } from '~/rules/exam/provinces'
import { mockEndpoints } from '../../server/resolve'

export const provinceHandlers = mockEndpoints(province, {
  list: () => PROVINCES.map(({ code, name }) => ({ code, provinceName: name })),
})
