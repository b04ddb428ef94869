import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { drawerSearch } from '~/shared/address/drawer'
import { openPrompt } from '~/shared/session/prompts'
import { Button } from '~/shared/ui/button'
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
  if (page !== undefined) return null
  return (
    <aside
      aria-label="资料库"
      className="print-hidden fixed inset-x-4 bottom-4 z-30 flex flex-wrap items-center gap-3 rounded border bg-surface p-4 shadow-raised md:left-auto md:w-96"
    >
      <p className="flex-1 text-sm">
        <span className="block font-medium">登录后可以看</span>
        这个链接打开的是资料库里的{sectionOf(search.lib).label}，登录后自动打开。
      </p>
      <Button size="sm" onClick={() => openPrompt({ kind: 'login' })}>
        登录
      </Button>
    </aside>
  )
}
