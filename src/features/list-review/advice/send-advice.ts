import { type ListAdvice, listAdvice } from '~/contracts/list-advice'
import { sendExtension } from '~/shared/api/ask-extension'
import { call } from '~/shared/api/call'

/** What stands beside a list; null where the server keeps none. */
export function sendAdvice(id: string, signal: AbortSignal): Promise<ListAdvice | null> {
  return sendExtension(call(listAdvice.ofList, { params: { id } }), signal)
}
