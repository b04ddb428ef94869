import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_profession/chazhiyedetail/$professionCode')({
  head: () => pageHead('岗位情况'),
})
