import type { NewsFilters } from '~/features/news/news.address'
import { NewsPage } from '~/features/news/news-page'
import { drawFirstView } from '../draw-first-view'
import { visitedFilters } from '../visit'

/** The news, and the calendar beside them. */
drawFirstView(() => <NewsPage {...visitedFilters<NewsFilters>()} />, { place: 'main > .content-column' })
