import { createFileRoute, redirect } from '@tanstack/react-router'
import { newsDetailAddress } from '~/features/news/news.address'
import { addressed } from '~/shared/address/address'

export const Route = createFileRoute('/_student/gaokaozixunDetail/')({
  ...addressed(newsDetailAddress),
  beforeLoad: ({ search: { id } }) => {
    if (id === undefined) throw redirect({ to: '/gaokaozixun', replace: true })
    throw redirect({ to: '/gaokaozixunDetail/$id', params: { id }, search: {}, replace: true })
  },
})
