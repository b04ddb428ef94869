import { createFileRoute } from '@tanstack/react-router'
import { trainingAddress } from '~/features/professions/training.address'
import { addressed } from '~/shared/address/address'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_profession/chazhiyerencai/$typeCode')({
  ...addressed(trainingAddress),
  head: () => pageHead('培养院校'),
})
