import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointOutput } from '~/contracts/endpoint'
import { request } from './client'
import { FRESH } from './query'
import { sendUntilAnswered } from './retry'

/** A call of the contract with its input: the key of its answer, and the way to it. */
export interface Call<T> {
  /** Method and path of the endpoint, then the input: two places that ask the same share the answer. */
  readonly key: readonly unknown[]
  /** Milliseconds that an answer stays good. */
  readonly staleTime: number
  readonly send: (signal: AbortSignal) => Promise<T>
}

/** The call of an endpoint with an input. How long its answer stays good is said by the endpoint. */
export function call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Call<EndpointOutput<E>> {
  return {
    key: [endpoint.method, endpoint.path, input],
    staleTime: FRESH[endpoint.fresh ?? 'session'],
    send: (signal) => request(endpoint, input, signal),
  }
}

/** Query options of one call. */
export function ask<T>({ key, staleTime, send }: Call<T>) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => sendUntilAnswered(send, signal),
    staleTime,
  })
}

/**
 * Query options of the record that a page is about. Where it is missing or refused the page says so itself, and no message
 * repeats it.
 */
export function askRecord<T>(of: Call<T>) {
  return { ...ask(of), meta: RECORD }
}

const RECORD = { isRecordOfPage: true }

export type Ask<T> = ReturnType<typeof ask<T>>

/** A page of a longer list. */
export interface ListPage<R> {
  readonly records: readonly R[]
  readonly total: number
  readonly current: number
  readonly size: number
}

/** Query options of a list that comes page by page, each the answer of one call. */
export function askPages<R>(callOf: (page: number) => Call<ListPage<R>>) {
  const { key, staleTime } = callOf(1)
  const queryKey: readonly unknown[] = [...key, 'pages']
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => sendUntilAnswered(callOf(pageParam).send, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime,
  })
}

export type AskPages<R> = ReturnType<typeof askPages<R>>

/** The page after this one; undefined when everything has come. */
export function nextPage({ current, size, total }: ListPage<unknown>): number | undefined {
  return current * size < total ? current + 1 : undefined
}
