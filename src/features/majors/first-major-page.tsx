import { useQuery } from '@tanstack/react-query'
import { FirstOfCatalogue } from '~/entities/catalogue/first-of-catalogue'
import { majorCalls } from '~/entities/major/major.calls'
import { groupsOf } from '~/entities/major/major-groups'

export function FirstMajorPage() {
  return <FirstOfCatalogue noun="专业" tree={useQuery(majorCalls.tree(1))} groupsOf={groupsOf} />
}
