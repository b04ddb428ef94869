import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_profession/chazhiyeoverview/$typeCode')({
  head: () => pageHead('职业概况'),
})
