import { type Province, province } from '~/contracts/province'
import { PROVINCES } from '~/rules/exam/provinces'
import { mockEndpoints } from '../../server/resolve'

export const listProvinces = (): Province[] =>
  PROVINCES.map(({ code, name }) => ({ code, provinceName: name }))

export const provinceHandlers = mockEndpoints(province, { list: listProvinces })
