import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_profession/chazhiyezhaopin/$typeCode')({
  head: () => pageHead('企业招聘'),
})
