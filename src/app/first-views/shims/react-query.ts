/*
 * Stands for `@tanstack/react-query` in the script of a first view: what has been answered is known, everything else is
 * pending. A failure is pending too; the application says it.
 */

interface Asked {
  /** Gives the answer, once it is known; absent where nothing is asked. */
  readonly known?: () => unknown
  readonly enabled?: boolean
  readonly select?: (data: unknown) => unknown
}

export const skipToken = Symbol('skip')
export const keepPreviousData = undefined
export const queryOptions = <T>(options: T): T => options
export const hashKey = JSON.stringify
export const replaceEqualDeep = <T>(_: T, next: T): T => next

export function useQuery({ known, enabled = true, select = (data) => data }: Asked) {
  const answer = enabled ? known?.() : undefined
  const isPending = answer === undefined
  return {
    data: isPending ? undefined : select(answer),
    isPending,
    isSuccess: !isPending,
    isFetching: isPending && enabled,
    isLoading: isPending && enabled,
    isError: false,
    error: null,
    isPlaceholderData: false,
    refetch: () => undefined,
  }
}

export const useInfiniteQuery = useQuery

type Result = ReturnType<typeof useQuery>

interface Many {
  readonly queries: readonly Asked[]
  readonly combine?: (results: readonly Result[]) => unknown
}

export function useQueries({ queries, combine = (results) => results }: Many) {
  return combine(queries.map(useQuery))
}

/** Nobody presses anything yet. */
export const useMutation = () => ({ isPending: false, mutate: () => undefined })

/** Of a cache that holds nothing yet. */
export const useQueryClient = () => ({ getQueryData: () => undefined, getQueryState: () => undefined })
