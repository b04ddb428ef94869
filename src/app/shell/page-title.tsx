import { useRouterState } from '@tanstack/react-router'
import { usePageSubject } from '~/shared/react/page-subject'

/**
 * The title of the innermost route. The name of what it is about stands before it, once an answer has told it. The
 * router's own head component also manages styles and scripts, which this product links in its page. It would cost two
 * of the 125 KB of the first load.
 */
export function PageTitle() {
  const title = useRouterState({
    select: ({ matches }) =>
      matches.flatMap(({ meta = [] }) => meta).findLast((entry) => entry?.title !== undefined)?.title,
  })
  const subject = usePageSubject()
  return <title>{subject === undefined ? title : `${subject} ${title}`}</title>
}
