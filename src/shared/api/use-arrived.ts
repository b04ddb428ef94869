import { useEffect, useState } from 'react'
import type { EndpointInput } from '~/contracts/endpoint'
import { pendingCreation } from './pending-creation'
import { type CreatingEndpoint, readInput } from './use-creation'

/**
 * What was sent and not answered, once the record is seen to be there: nothing is left to be sent. To ask the server with
 * the same key would make the record where it is not.
 */
export function useArrived<E extends CreatingEndpoint>(
  endpoint: E,
  scope: string,
  isThere: boolean,
): EndpointInput<E> | undefined {
  const [arrived, setArrived] = useState<EndpointInput<E>>()
  useEffect(() => {
    if (!isThere) return
    const held = pendingCreation(endpoint, scope, (content) => readInput(endpoint, content))
    const input = held.find()
    if (input === undefined) return
    setArrived(input)
    held.end()
  }, [endpoint, scope, isThere])
  return arrived
}
