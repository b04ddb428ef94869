import type { Endpoint } from '~/contracts/endpoint'
import { contractGroups } from '~/contracts/groups'

export interface Named {
  readonly name: string
  readonly endpoint: Endpoint
}

export const ENDPOINTS: readonly Named[] = Object.entries(contractGroups).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)

/** A call as the wire sees it: the name of a path parameter is not sent. */
export function onTheWire(call: string): string {
  return call.replaceAll(/\{\w+\}/g, '{}')
}

export function callOf({ endpoint }: Named): string {
  return onTheWire(`${endpoint.method} ${endpoint.path}`)
}

export function endpointOf(call: string): Endpoint | undefined {
  return ENDPOINTS.find((named) => callOf(named) === onTheWire(call))?.endpoint
}
