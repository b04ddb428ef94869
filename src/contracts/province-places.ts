import * as z from 'zod/mini'
import { get } from './endpoint'
import { Word } from './limits'
import { ProvinceName, Text } from './primitives'

/** The places by which a student names a home and a high school, from the province down; every list is of names. */
export const provincePlaces = {
  cities: get('/api/province/cities', {
    summary: '一个省份的城市',
    query: z.object({ province: ProvinceName }),
    payload: z.array(Text),
    source: 'S1 §7',
  }),
  districts: get('/api/province/districts', {
    summary: '一个城市的区县',
    query: z.object({ province: ProvinceName, city: Word }),
    payload: z.array(Text),
    source: 'S1 §7',
  }),
  highSchools: get('/api/province/schools', {
    summary: '一个区县的高中',
    query: z.object({ province: ProvinceName, city: Word, district: Word }),
    payload: z.array(Text),
    source: 'S1 §7',
  }),
}
