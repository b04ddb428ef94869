import { useQuery } from '@tanstack/react-query'
import type { ListAdvice } from '~/contracts/list-advice'
import type { KnownUnits } from '~/entities/application-list/use-units'
import { ask } from '~/shared/api/call'
import { FRESH } from '~/shared/api/query'

/** The call comes with its code after the page: its key is what the contract calls it. */
const adviceOn = (id: string) =>
  ask<ListAdvice | null>({
    key: ['GET', '/api/preferences/{id}/advice', { params: { id } }],
    staleTime: FRESH.own,
    send: async (signal) => (await import('./parts')).sendAdvice(id, signal),
  })

/** What stands beside a list; null where the server keeps none. The rows and their figures come first. */
export function useAdvice(id: string, { isPending }: Pick<KnownUnits, 'isPending'>) {
  return useQuery({ ...adviceOn(id), enabled: !isPending })
}
