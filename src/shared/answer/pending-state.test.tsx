import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Skeleton } from '~/shared/ui/skeleton'
import { PendingState } from './pending-state'

it('says on paper that something has not come, and prints no bars in its place', () => {
  const markup = renderToStaticMarkup(
    <PendingState name="批次线">
      <Skeleton of="rows" />
    </PendingState>,
  )
  expect(markup).toMatch(/<div [^>]*class="print-hidden animate-pulse"/)
  expect(markup).toMatch(/<p class="[^"]*print:block">批次线：还没有到，屏幕上看到以后再打印/)
})

it('keeps no place, and says nothing on paper, of what may be empty', () => {
  expect(renderToStaticMarkup(<PendingState name="批次线" />)).not.toContain('再打印')
})
