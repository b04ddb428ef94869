import type { Article } from '~/contracts/articles'
import type { Backend } from '../server/backend'
import { nationwideArticles } from '../world/articles/news'
import { chinaTime } from './china-time'
import type { Account, Database } from './database'
import { baseRecords, createTable, tableOf } from './table'

/** Every nationwide article: those of the world, changed or not, and those that administrators write. */
export const articlesOf = tableOf((db: Database) =>
  createTable(
    db.models,
    'article',
    baseRecords(() =>
      nationwideArticles(db.calendar.year).map(
        (item): Article => ({ ...item, published: true, updateTime: item.createTime, version: 1 }),
      ),
    ),
  ),
)

/**
 * Whether an article has been written by now. The world has articles of the months to come; what people write is there,
 * whatever the clock of a scenario reads afterwards.
 */
export function isWritten({ createTime, updatedBy }: Pick<Article, 'createTime' | 'updatedBy'>, now: Date) {
  return Boolean(updatedBy) || createTime <= chinaTime(now)
}

/** What the editors have added to the calendar of the season. */
export const entriesOf = tableOf((db: Database) => createTable(db.models, 'entry', noneOf()))

/** What staff have done, the oldest first. */
export const auditOf = tableOf((db: Database) => createTable(db.models, 'audit', noneOf()))

// A table without a record from the start is one of any kind.
function noneOf<T extends { readonly id: string }>() {
  return { find: () => undefined, list: (): readonly T[] => [] }
}

/** Writes down what somebody has done. */
export function recordAct(backend: Backend, caller: Account, act: string): void {
  const table = auditOf(backend.db)
  table.put({ id: table.nextId(), time: chinaTime(backend.now()), name: caller.name, act })
}
