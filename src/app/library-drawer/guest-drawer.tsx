import { useRouter, useSearch } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import { useEffect } from 'react'
import { drawerSearch, withoutDrawer } from '~/shared/address/drawer'
import { useDrawerTurn } from '~/shared/address/use-drawer-turn'
import { openPrompt } from '~/shared/session/prompts'
import { Button } from '~/shared/ui/button'
import { focusMarked } from '~/shared/ui/focus-marked'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'
import { publicAddressOf } from './public-address'
import { sectionOf } from './sections'

/** A shared address opened by a guest: the public page of the same thing, or else what a login would show. */
export function GuestDrawer() {
  const router = useRouter()
  const search = useSearch({ strict: false, select: drawerSearch })
  const page = publicAddressOf(search)
  useEffect(() => {
    if (page !== undefined) void router.navigate({ href: page, replace: true })
  }, [page, router])
  return page === undefined ? <LockedSection name={sectionOf(search.lib).label} /> : null
}

function LockedSection({ name }: { name: string }) {
  const turn = useDrawerTurn()
  return (
    <Sheet open onOpenChange={(open) => !open && turn(withoutDrawer)}>
      <SheetContent className="w-full md:w-96" onOpenAutoFocus={focusMarked}>
        <SheetHeader>
          <SheetTitle>资料库</SheetTitle>
        </SheetHeader>
        <div className="grid justify-items-start gap-3 p-6">
          <Lock aria-hidden className="size-6 text-muted-foreground" />
          <h2 className="text-lg font-medium">登录后可以看</h2>
          <p className="text-muted-foreground">
            这个链接打开的是资料库里的{name}。登录不收费，登录后自动打开；关掉这里，原来的页面还在。
          </p>
          <Button data-first-focus onClick={() => openPrompt({ kind: 'login' })}>
            登录
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  )
}
