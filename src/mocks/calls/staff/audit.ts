import { audit } from '~/contracts/audit'
import { pageOfRecords } from '../../server/paging'
import { mockEndpoints } from '../../server/resolve'
import { auditOf, recordAct } from '../../store/editorial-tables'

export const auditHandlers = mockEndpoints(audit, {
  list: ({ body, backend }) => {
    const text = body.query?.trim() ?? ''
    const entries = auditOf(backend.db)
      .list()
      .filter(({ name, act }) => name.includes(text) || act.includes(text))
    return pageOfRecords(entries.toReversed(), body)
  },

  note: ({ body, backend, caller }) => {
    recordAct(backend, caller, body.act)
    return '已记录'
  },
})
