import { ask, type Call } from './call'
import { isNotOffered } from './is-missing'

/** Query options of an extension of the contract: null where the server does not know the call, which is no failure. */
export function askExtension<T>({ send, ...call }: Call<T>) {
  const sent = (signal: AbortSignal) =>
    send(signal).catch((error: unknown) => {
      if (isNotOffered(error)) return null
      throw error
    })
  return ask<T | null>({ ...call, send: sent })
}
