import { type Province, province } from '~/contracts/province'
import { PROVINCES } from '~/rules/exam/provinces'
import { mockEndpoints } from '../../server/resolve'
import { givenProvince, isGiven } from '../../world/given/given-world'

export const listProvinces = (): Province[] =>
  PROVINCES.filter(({ name }) => !isGiven() || givenProvince(name)).map(({ code, name }) => ({
    code,
    provinceName: name,
  }))

export const provinceHandlers = mockEndpoints(province, { list: listProvinces })
