import type { ComponentType, ReactNode } from 'react'
import type { MatchedPage } from '~/app/prefetch/matched-page'
import { showOpenTab } from '~/shared/ui/section-tabs'
import { drawFirstView } from './draw-first-view'
import { putIntoOutlet } from './outlet'
import { visit } from './visit'

/** Draws a page inside of its layout, with what the path of its address names. The row of the layout's tabs shows the open one. */
export function drawInside(Layout: ComponentType, page: (params: MatchedPage['params']) => ReactNode): void {
  putIntoOutlet(() => page(visit().params))
  const arrange = (place: HTMLElement) => {
    const tabs = place.querySelector('nav')
    if (tabs) showOpenTab(tabs)
  }
  drawFirstView(() => <Layout />, { arrange })
}
