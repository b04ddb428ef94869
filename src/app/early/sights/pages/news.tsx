import type { NewsFilters } from '~/features/news/news.address'
import { NewsPage } from '~/features/news/news-page'
import { drawSight } from '../draw-sight'
import { visitedFilters } from '../visit'

/** The news, and the calendar beside them. */
drawSight(() => <NewsPage {...visitedFilters<NewsFilters>()} />, { place: 'main > .content-column' })
