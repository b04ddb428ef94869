import { listVersions } from '~/contracts/list-versions'
import { askExtension } from '~/shared/api/ask-extension'
import { ask, call } from '~/shared/api/call'

/** The saved states of a list on the server; null where it keeps none. */
export const savedVersions = (id: string) => askExtension(call(listVersions.ofList, { params: { id } }))

/** The choices of one of them. */
export const savedVersion = (id: string, version: number) =>
  ask(call(listVersions.content, { params: { id, version: String(version) } }))
