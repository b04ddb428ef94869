import { useRouterState } from '@tanstack/react-router'

/**
 * The title that the innermost route gives itself. The router's own head component also manages styles and scripts,
 * which this product links in its page; it would cost two of the 125 KB of the first load.
 */
export function PageTitle() {
  const title = useRouterState({
    select: ({ matches }) =>
      matches.flatMap(({ meta = [] }) => meta).findLast((entry) => entry?.title !== undefined)?.title,
  })
  return <title>{title}</title>
}
