import { province } from '~/contracts/province'
import { ask, call } from '~/shared/api/call'

/** All provinces; loaded at the start (S1 §4), and so apart from what is known of each. */
export const provinceList = () => ask(call(province.list, {}))
