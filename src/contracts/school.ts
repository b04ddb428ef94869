import * as z from 'zod/mini'
import { get } from './endpoint'
import { Text } from './primitives'

export const school = {
  types: get('/api/school/types', { summary: '院校类型', payload: z.array(Text), source: 'S1 §7' }),
  institutions: get('/api/school/institution', {
    summary: '办学性质',
    payload: z.array(Text),
    source: 'S1 §7',
  }),
  features: get('/api/school/listFeature', { summary: '院校特色', payload: z.array(Text), source: 'S1 §7' }),
}
