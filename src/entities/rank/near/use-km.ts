import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** Where cities lie is a few kilobytes that most readers never ask for. */
const points = {
  queryKey: ['code', 'city points'],
  queryFn: async () => {
    const { capitalOf, kmFromCapital } = await import('~/rules/exam/city-points')
    return { capitalOf, kmFromCapital }
  },
  staleTime: Number.POSITIVE_INFINITY,
} as const

/** How far schools lie from the capital of a province, once somebody asks: by the address, or by opening the choice. */
export function useKm(home: string, isAsked: boolean) {
  const [isOpened, setOpened] = useState(false)
  const answer = useQuery({ ...points, enabled: isAsked || isOpened })
  return {
    answer,
    /** 合肥; undefined until it is known. */
    from: answer.data?.capitalOf(home),
    kmOf: answer.data?.kmFromCapital,
    onOpen: () => setOpened(true),
  }
}
