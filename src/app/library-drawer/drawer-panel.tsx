import { useNavigate, useSearch } from '@tanstack/react-router'
import { PlaceHome } from '~/entities/place/place-link'
import { withoutDrawer } from '~/shared/address/drawer'
import { LatePart } from '~/shared/ui/late-part'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'
import { Skeleton } from '~/shared/ui/skeleton'
import { DrawerLink } from './drawer-link'
import { SECTION_GROUPS, sectionOf } from './sections'

export function DrawerPanel() {
  const section = useSearch({ strict: false, select: ({ lib }) => sectionOf(lib) })
  const navigate = useNavigate()
  const close = () => navigate({ to: '.', search: (before) => withoutDrawer(before) })

  return (
    <Sheet open onOpenChange={(open) => !open && void close()}>
      <SheetContent data-prints className="w-full md:w-[min(72rem,92vw)]">
        <SheetHeader className="print-hidden gap-3 md:gap-6">
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
                    {...(item === section && { 'aria-current': 'page' as const })}
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
            <PlaceHome value="drawer">
              <LatePart
                key={section.id}
                name={section.label}
                load={section.load}
                pending={<Skeleton className="h-96" />}
              />
            </PlaceHome>
          </div>
        </div>
      </SheetContent>
    </Sheet>
  )
}
