import * as z from 'zod/mini'
import { post } from './endpoint'
import { PAGE_REQUEST, pageOf } from './envelope'
import { Keyword } from './limits'
import { falling, PAGE } from './meaning/said'
import { DateTime, Text } from './primitives'
import { AUDIT_TRAIL } from './shown-by'

/** Who has done what, and when. */
export const AuditEntry = z.object({ id: Text, time: DateTime, name: z.string(), act: Text })
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditQuery = z.object({
  ...PAGE_REQUEST,
  /** Part of a name or of what was done. */
  query: z.nullish(Keyword),
})

/** What no other call tells the server: a number was looked at, a table exported. */
const AuditNote = z.object({ act: z.string().check(z.minLength(1), z.maxLength(200)) })

const SOURCE = 'staff answer for what they change; without it the browser keeps its own record'

/** The audit trail. The server writes down every change by itself. */
export const audit = {
  list: post('/api/planner/audit/query', {
    summary: '操作记录，最近的在前',
    body: AuditQuery,
    payload: pageOf(AuditEntry),
    access: 'administrator',
    fresh: 'own',
    extension: true,
    source: SOURCE,
    orders: [falling('/records', '/time')],
    cut: PAGE,
  }),
  note: post('/api/planner/audit', {
    summary: '记下一次查看号码或导出',
    body: AuditNote,
    payload: z.string(),
    carrier: 'message',
    access: 'staff',
    effect: 'write',
    changes: AUDIT_TRAIL,
    extension: true,
    source: SOURCE,
  }),
}
