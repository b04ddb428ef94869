import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_profession/chazhiyejiuye/$typeCode')({
  head: () => pageHead('就业岗位'),
})
