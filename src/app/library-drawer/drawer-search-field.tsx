import { NameField } from '~/entities/name-search/name-field'
import type { Named } from '~/entities/name-search/name-match'
import { spellingOf } from '~/entities/place/places'
import { drawerKeys, saidInDrawer, saidOnPage, withoutDrawer } from '~/shared/address/drawer'
import { useDrawerTurn } from '~/shared/address/use-drawer-turn'
import { drawerNames, placeOfName } from './drawer-names'

/** One search over what the drawer holds. A name that nothing has is looked for in the school library. */
export function DrawerSearchField({ className }: { className: string }) {
  const turn = useDrawerTurn()
  const open = (lib: string, filters: Readonly<Record<string, unknown>>) =>
    turn((before) => ({
      ...withoutDrawer(before),
      lib,
      ...saidOnPage(before),
      ...saidInDrawer(before),
      ...drawerKeys(filters),
    }))
  const choose = (named: Named) => {
    const { drawer } = spellingOf(placeOfName(named))
    if (drawer) open(drawer.section, drawer.filters)
  }
  return (
    <NameField
      bare
      takesFirst
      label="在资料库里找"
      placeholder="找院校、专业或职业"
      suggestions="资料库里的名称"
      names={drawerNames}
      value={undefined}
      onSearch={(q) => q !== undefined && open('school', { q })}
      onChoose={choose}
      className={className}
    />
  )
}
