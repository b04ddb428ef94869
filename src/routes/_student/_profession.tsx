import { createFileRoute } from '@tanstack/react-router'
import { professionCalls } from '~/entities/profession/profession.calls'
import { ProfessionPages } from '~/features/professions/profession-pages'
import { startFetching } from '~/shared/api/query'

/** The pages of types and professions (S1 §2): each child has an address of its own and names its code. */
export const Route = createFileRoute('/_student/_profession')({
  loader: ({ context: { queryClient } }) => startFetching(queryClient, professionCalls.tree()),
  component: ProfessionPages,
})
