import { useQuery } from '@tanstack/react-query'
import { type ListAdvice, listAdvice } from '~/contracts/list-advice'
import { ask, call } from '~/shared/api/call'
import { isNotOffered } from '~/shared/api/is-missing'

/** The server has said that it knows nothing of what stands beside lists: it is asked no more. */
let isLacking = false

function adviceOn(id: string) {
  const { send, ...about } = call(listAdvice.ofList, { params: { id } })
  return ask<ListAdvice | null>({
    ...about,
    send: async (signal) => {
      if (isLacking) return null
      try {
        return await send(signal)
      } catch (error) {
        if (!isNotOffered(error)) throw error
        isLacking = true
        return null
      }
    },
  })
}

/** What stands beside a list: undefined while it is not known, null where the server keeps none. */
export function useAdvice(id: string, wanted: boolean): ListAdvice | null | undefined {
  return useQuery({ ...adviceOn(id), enabled: wanted }).data
}
