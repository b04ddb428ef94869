import { publishedData } from '~/contracts/published-data'
import { mockEndpoints } from '../../server/resolve'
import { chinaTime } from '../../store/china-time'
import { articlesOf, entriesOf, isWritten } from '../../store/editorial-tables'
import { uniform } from '../../world/kit/seed'

export const publishedDataHandlers = mockEndpoints(publishedData, {
  version: ({ backend }) => {
    const { db, scenario } = backend
    const now = backend.now()
    // The world follows the day; the editors change what they write at any time.
    const [today = ''] = chinaTime(now).split(' ')
    const articles = articlesOf(db)
      .list()
      .filter((article) => isWritten(article, now))
      .map(({ id, version, updateTime, published }) => [id, version, updateTime, published])
    const told = JSON.stringify([articles, entriesOf(db).list(), scenario.scale])
    return { version: `${today}-${uniform('published', today, told).toString(36).slice(2, 10)}` }
  },
})
