import { ask, type Call } from './call'
import { isNotOffered } from './is-missing'

/** Calls that the server has said it does not know, by method and path: they are asked no more. */
const notOffered = new Set<string>()

/** Query options of an extension of the contract: null where the server does not know the call, which is found out once. */
export function askExtension<T>(call: Call<T>) {
  return ask<T | null>({ ...call, send: (signal) => sendExtension(call, signal) })
}

/** The answer of an extension; null where the server does not know the call. Throws like every other call. */
export async function sendExtension<T>({ key, send }: Omit<Call<T>, 'staleTime'>, signal: AbortSignal) {
  const name = `${key[0]} ${key[1]}`
  if (notOffered.has(name)) return null
  try {
    return await send(signal)
  } catch (error) {
    if (!isNotOffered(error)) throw error
    notOffered.add(name)
    return null
  }
}
