import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '~/shared/lib/notify'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'
import { Skeleton } from '~/shared/ui/skeleton'
import { drawerKeys, drawerSearch, sectionSearch, withoutDrawer } from './drawer.search'
import { DrawerLink } from './drawer-link'
import type { SectionProps } from './section-props'
import { SECTION_GROUPS, sectionOf } from './sections'

export function DrawerPanel() {
  const search = drawerSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const section = sectionOf(search.lib ?? '')
  const View = useSectionView(section?.id)

  const close = () => navigate({ to: '.', search: (before) => withoutDrawer(before) })
  // The same as on a page: what is not named stays as it is, and each change is a step that Back takes back.
  const changeSearch: SectionProps['onSearchChange'] = (next, options) =>
    void navigate({
      to: '.',
      search: (before) => {
        const now = drawerSearch(before)
        return {
          ...withoutDrawer(before),
          ...(now.lib && { lib: now.lib }),
          ...drawerKeys({ ...sectionSearch(now), ...next }),
        }
      },
      replace: options?.replace ?? false,
    })

  return (
    <Sheet open onOpenChange={(open) => !open && void close()}>
      <SheetContent className="w-full md:w-[min(72rem,92vw)]">
        <SheetHeader className="gap-3 md:gap-6">
          <SheetTitle className="shrink-0 whitespace-nowrap">资料库</SheetTitle>
          <nav aria-label="资料库" className="flex min-w-0 flex-1 gap-1 overflow-x-auto md:gap-6">
            {SECTION_GROUPS.map((group) => (
              <div key={group.label} className="flex shrink-0 items-center gap-1">
                <span className="text-xs whitespace-nowrap text-muted-foreground max-md:sr-only">
                  {group.label}
                </span>
                {group.sections.map((item) => (
                  <DrawerLink
                    key={item.id}
                    section={item.id}
                    className="flex min-h-11 items-center rounded px-3 text-sm whitespace-nowrap hover:bg-muted aria-[current=page]:font-medium aria-[current=page]:text-primary"
                  >
                    {item.label}
                  </DrawerLink>
                ))}
              </div>
            ))}
          </nav>
        </SheetHeader>
        <div className="flex-1 overflow-y-auto overscroll-contain">
          {/* Padding of the box that scrolls would hold what sticks away from its edge. */}
          <div className="p-4 md:p-6">
            {View ? (
              <View search={sectionSearch(search)} onSearchChange={changeSearch} />
            ) : (
              <Skeleton className="h-96" />
            )}
          </div>
        </div>
      </SheetContent>
    </Sheet>
  )
}

function useSectionView(id: string | undefined): ComponentType<SectionProps> | undefined {
  const [loaded, setLoaded] = useState<{ id: string; View: ComponentType<SectionProps> }>()
  useEffect(() => {
    const section = id === undefined ? undefined : sectionOf(id)
    if (!section) return
    let wanted = true
    section.load().then(
      (View) => wanted && setLoaded({ id: section.id, View }),
      () => notify.error('资料库加载失败，请重试'),
    )
    return () => {
      wanted = false
    }
  }, [id])
  return loaded?.id === id ? loaded?.View : undefined
}
