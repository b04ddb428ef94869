import type { ComponentType, ReactNode } from 'react'
import { showOpenTab } from '~/shared/ui/section-tabs'
import { drawSight } from './draw-sight'
import { putIntoOutlet } from './outlet'
import { visit } from './visit'

/** Draws a page inside of its layout, with the id that its address names. The row of the layout's tabs shows the open one. */
export function drawInside(Layout: ComponentType, page: (id: string) => ReactNode): void {
  putIntoOutlet(() => page(visit().params.id ?? ''))
  drawSight(
    () => <Layout />,
    (place) => {
      const tabs = place.querySelector('nav')
      if (tabs) showOpenTab(tabs)
    },
  )
}
