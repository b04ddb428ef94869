import type { Access, Endpoint, EndpointAnswer, EndpointArguments, EndpointGroup } from '~/contracts/endpoint'
import type { Account } from '../store/database'
import type { Backend } from './backend'

/** Arguments of a resolver besides the parsed input. */
export interface CallContext<A extends Access | undefined = Access> {
  readonly backend: Backend
  /** The account that calls. Always known where the contract asks for a sign-in. */
  readonly caller: A extends 'public' | undefined ? Account | undefined : Account
  /** The credential that came with the call. */
  readonly token: string | null
  /** The header of that name; of the browser where it mocks itself. */
  readonly userAgent: string
}

type AccessOf<E> = E extends { access: infer A extends Access } ? A : undefined

/** The same data, not to be changed: the world hands out what it remembers. */
export type Untouchable<T> = T extends Blob
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Untouchable<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Untouchable<T[K]> }
      : T

/** Answers one call: the input arrives parsed, a problem is thrown, the return value is checked against the contract. */
export type Resolver<E extends Endpoint> = (
  call: EndpointArguments<E> & CallContext<AccessOf<E>>,
) => Untouchable<EndpointAnswer<E>> | Promise<Untouchable<EndpointAnswer<E>>>

/** One resolver for each endpoint of a group; a missing one does not compile. */
export type Resolvers<G extends EndpointGroup> = { readonly [Name in keyof G]: Resolver<G[Name]> }

/** Gives the resolvers of a group their types. */
export function mockEndpoints<const G extends EndpointGroup>(
  _group: G,
  resolvers: Resolvers<G>,
): Resolvers<G> {
  return resolvers
}

/** A resolver whose input types are forgotten; only `respond` calls it, with input it has parsed by the same endpoint. */
export type AnyResolver = (call: {
  params: unknown
  query: unknown
  body: unknown
  backend: Backend
  caller: Account | undefined
  token: string | null
  userAgent: string
}) => unknown

/** An endpoint with the way to its resolver. The resolver's module, and the part of the world it needs, load with the first call. */
export interface MockedEndpoint {
  readonly endpoint: Endpoint
  resolver(): Promise<AnyResolver>
}

export function mockGroup<const G extends EndpointGroup>(
  group: G,
  load: () => Promise<Resolvers<G>>,
): MockedEndpoint[] {
  return Object.entries(group).map(([name, endpoint]) => ({
    endpoint,
    resolver: async () => {
      const resolvers: Readonly<Record<string, unknown>> = await load()
      // `Resolvers<G>` has a resolver under each name of the group; its input types end here.
      return resolvers[name] as AnyResolver
    },
  }))
}
