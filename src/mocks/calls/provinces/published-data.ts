import { publishedData } from '~/contracts/published-data'
import { mockEndpoints } from '../../server/resolve'
import { ABSENT_PARTS } from '../../server/without-data'
import { chinaTime } from '../../store/china-time'
import { articlesOf, entriesOf, isWritten } from '../../store/editorial-tables'
import { givenFiles, givenProvinces, isGiven } from '../../world/given/given-world'
import { uniform } from '../../world/kit/seed'

export const publishedDataHandlers = mockEndpoints(publishedData, {
  sources: () => ({
    // A world that is a model has no files to name, and lacks no part.
    files: givenFiles().map(({ source, ...file }) => ({ ...file, ...source })),
    provinces: [...givenProvinces()],
    absent: isGiven() ? [...ABSENT_PARTS] : [],
  }),

  version: ({ backend }) => {
    const { db, scenario } = backend
    const now = backend.now()
    // The world follows the day; the editors change what they write at any time.
    const [today = ''] = chinaTime(now).split(' ')
    const articles = articlesOf(db)
      .list()
      .filter((article) => isWritten(article, now))
      .map(({ id, version, updateTime, published }) => [id, version, updateTime, published])
    const files = givenFiles().map(({ sha256 }) => sha256)
    const reported = JSON.stringify([files, articles, entriesOf(db).list(), scenario.scale])
    return { version: `${today}-${uniform('published', today, reported).toString(36).slice(2, 10)}` }
  },
})
