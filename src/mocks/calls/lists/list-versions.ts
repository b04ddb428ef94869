import { listVersions } from '~/contracts/list-versions'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { requireList } from './application-lists'
import { versionsFor } from './stored-versions'

export const listVersionHandlers = mockEndpoints(listVersions, {
  ofList: ({ params, backend, caller }) =>
    versionsFor(backend, caller, requireList(backend, caller, params.id)).map(
      ({ items: _, ...version }) => version,
    ),

  content: ({ params, backend, caller }) => {
    const list = requireList(backend, caller, params.id)
    const found = versionsFor(backend, caller, list).find(({ version }) => String(version) === params.version)
    if (!found) throw notFound('没有这个版本')
    return found
  },
})
