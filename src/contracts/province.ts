import * as z from 'zod/mini'
import { get } from './endpoint'
import { ProvinceName } from './primitives'

/** A province of the mainland, with its two-digit code of GB/T 2260. */
export const Province = z.object({ code: z.string().check(z.regex(/^\d{2}$/)), provinceName: ProvinceName })
export type Province = z.infer<typeof Province>

export const province = {
  list: get('/api/province/list', {
    summary: '省份列表',
    payload: z.array(Province),
    source: 'S1 §7',
  }),
}
