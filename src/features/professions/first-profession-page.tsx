import { useQuery } from '@tanstack/react-query'
import { FirstOfCatalogue } from '~/entities/catalogue/first-of-catalogue'
import { professionCalls } from '~/entities/profession/profession.calls'
import { groupsOf } from '~/entities/profession/profession-groups'

export function FirstProfessionPage() {
  return <FirstOfCatalogue noun="职业" tree={useQuery(professionCalls.tree())} groupsOf={groupsOf} />
}
