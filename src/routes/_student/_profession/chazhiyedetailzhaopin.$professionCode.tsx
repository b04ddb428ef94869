import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_profession/chazhiyedetailzhaopin/$professionCode')({
  head: () => pageHead('招聘企业'),
})
