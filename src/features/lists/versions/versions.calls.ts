import { type ListVersion, listVersions } from '~/contracts/list-versions'
import { type Ask, ask, call } from '~/shared/api/call'
import { isNotOffered } from '~/shared/api/is-missing'

/** The server has said that it keeps no versions: it is asked no more. */
let isLacking = false

/** The saved states of a list on the server; none where it keeps none, which is found out once. */
export function savedVersions(id: string): Ask<ListVersion[]> {
  const { send, ...asked } = call(listVersions.ofList, { params: { id } })
  const sent = async (signal: AbortSignal) => {
    if (isLacking) return []
    try {
      return await send(signal)
    } catch (error) {
      if (!isNotOffered(error)) throw error
      isLacking = true
      return []
    }
  }
  return ask<ListVersion[]>({ ...asked, send: sent })
}

/** The choices of one of them. */
export const savedVersion = (id: string, version: number) =>
  ask(call(listVersions.content, { params: { id, version: String(version) } }))
