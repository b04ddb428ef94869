import { type ListAdvice, listAdvice } from '~/contracts/list-advice'
import { request } from '~/shared/api/client'
import { isNotOffered } from '~/shared/api/is-missing'

/** The server has said that it knows nothing of what stands beside lists: it is asked no more. */
let isLacking = false

/** What stands beside a list; null where the server keeps none, which is found out once. */
export async function sendAdvice(id: string, signal: AbortSignal): Promise<ListAdvice | null> {
  if (isLacking) return null
  try {
    return await request(listAdvice.ofList, { params: { id } }, signal)
  } catch (error) {
    if (!isNotOffered(error)) throw error
    isLacking = true
    return null
  }
}
