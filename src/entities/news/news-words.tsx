import type { NewsListItem } from '~/contracts/school-news'
import { dayText } from '~/shared/lib/time/day-text'

type NewsWordsProps = Pick<NewsListItem, 'summary' | 'createTime' | 'category' | 'origin'>

/** What stands below the title of an article in a list of them. Editors look at it through the same before it is out. */
export function NewsWords({ summary, createTime, category, origin }: NewsWordsProps) {
  return (
    <>
      {summary && <p className="mt-1 text-sm text-pretty text-muted-foreground">{summary}</p>}
      <p className="mt-2 flex flex-wrap gap-x-3 text-xs text-muted-foreground">
        {category && <span className="text-foreground">{category}</span>}
        <time dateTime={createTime.slice(0, 10)}>{dayText(createTime)}</time>
        {origin && <span>{origin}</span>}
      </p>
    </>
  )
}
