import * as z from 'zod/mini'
import { stringifySearch } from './search'

/** Makes the schema of one search param: the application starts with the addresses of all pages, and reads one. */
export interface Field<S extends z.ZodMiniType = z.ZodMiniType> {
  (): S
  /** What the schema gives where nothing is said, unless that is nothing. A link asks for it, of every page it leads to. */
  readonly fallback?: unknown
}

export type Fields = Readonly<Record<string, Field>>

type SchemaOf<S extends Fields> = z.ZodMiniObject<{ [K in keyof S]: ReturnType<S[K]> }>

/** What an address holds, as data: made once for each page, and read by its route, its view and the drawer. */
export interface Address<S extends Fields> {
  /** Any search params pass; a damaged value becomes the default of its field. Made when it is first asked for. */
  readonly schema: SchemaOf<S>
  /** By this a route reads it. */
  readonly '~standard': SchemaOf<S>['~standard']
  /** Constant defaults. They are left out of every address. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** The filters that search params name; never throws. */
  parse(search: unknown): FiltersOf<S>
}

export type FiltersOf<S extends Fields> = z.output<SchemaOf<S>>

/** The filters of an address. */
export type Filters<A> = A extends Address<infer S> ? FiltersOf<S> : never

/** A change of filters: what is not named stays, undefined leaves the address. */
export type Changes<F> = { readonly [K in keyof F]?: F[K] | undefined }

/** What keeps a view's filters gives it: the page's address or the drawer's. */
export interface Filtered<F> {
  readonly filters: F
  /**
   * Lays `next` over the filters. A `step` can be taken back; to `settle` is no step of Back. What was worked out `from`
   * filters is not laid over others: a step may be on its way that these do not show yet.
   */
  readonly change: (next: Changes<F>, how?: 'step' | 'settle', from?: Changes<F>) => void
}

export function address<const S extends Fields>(fields: S): Address<S> {
  const named = Object.entries(fields)
  let made: SchemaOf<S> | undefined
  const schema = () => {
    // The keys stay, and each holds what its field makes.
    made ??= z.object(Object.fromEntries(named.map(([key, field]) => [key, field()]))) as SchemaOf<S>
    return made
  }
  return {
    get schema() {
      return schema()
    },
    get '~standard'() {
      return schema()['~standard']
    },
    defaults: Object.fromEntries(
      named.flatMap(([key, { fallback }]) => (fallback === undefined ? [] : [[key, fallback]])),
    ),
    parse: (search) => schema().parse(search),
  }
}

export function isAddress(value: unknown): value is Address<Fields> {
  return typeof value === 'object' && value !== null && 'schema' in value && 'defaults' in value
}

/** The options by which a route takes its address: what it reads, and what it never writes. */
export function addressed<S extends Fields>(address: Address<S>) {
  const middleware = <T>({ search, next }: { search: T; next: (search: T) => T }): T =>
    withoutDefaults(next(search), address.defaults)
  return { validateSearch: address, search: { middlewares: [middleware] } }
}

/** `next` over what an address says now; nothing where that is no longer what `next` was worked out `from`. */
export function laid<B extends object, N extends object>(now: B, next: N, from?: object): B & Partial<N> {
  return from && !says(now, from, Object.keys(next)) ? now : { ...now, ...next }
}

/** Whether filters say the same as others under some keys: those of the others unless named. */
export function says(filters: object, others: object, keys = Object.keys(others)): boolean {
  return keys.every((key) => textOf(Reflect.get(filters, key)) === textOf(Reflect.get(others, key)))
}

/** Filters as an address writes them: plain text, without what is unsaid or a constant default. */
export function written<S extends Fields>({ defaults }: Address<S>, filters: object): Record<string, string> {
  const said = Object.entries(withoutDefaults(filters, defaults)).map(([key, value]) => [key, textOf(value)])
  return Object.fromEntries(said.filter(([, text]) => text !== ''))
}

function withoutDefaults<T>(search: T, defaults: Readonly<Record<string, unknown>>): T {
  const said = Object.entries(search ?? {}).filter(
    ([key, value]) => defaults[key] === undefined || textOf(value) !== textOf(defaults[key]),
  )
  // Only keys that may be absent are left out: each has a default.
  return Object.fromEntries(said) as T
}

function textOf(value: unknown): string {
  return new URLSearchParams(stringifySearch({ value })).get('value') ?? ''
}
