import type { Article } from '~/contracts/articles'
import type { AuditEntry } from '~/contracts/audit'
import { ROLES } from '~/contracts/reference'
import type { Backend } from '../server/backend'
import { nationwideArticles } from '../world/articles/news'
import { isGiven } from '../world/given/given-world'
import { monthBefore } from '../world/people/calendar'
import { chinaTime } from './china-time'
import type { Account, Database } from './database'
import { DEMO_ACCOUNTS } from './demo-accounts'
import type { RecordOf } from './records'
import { baseRecords, createTable, tableOf } from './table'

/** Articles of the world; with a folder of tables there are those alone that administrators write. */
const worldArticles = (year: number) => (isGiven() ? [] : nationwideArticles(year))

/** Every nationwide article: those of the world, changed or not, and those that administrators write. */
export const articlesOf = tableOf((db: Database) =>
  createTable(
    db.models,
    'article',
    baseRecords(() =>
      worldArticles(db.calendar.year).map(
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

/** What the editors have added to the calendar of the season: of the world one, long before the exam. */
export const entriesOf = tableOf((db: Database) =>
  createTable(
    db.models,
    'entry',
    baseRecords((): readonly RecordOf<'entry'>[] => {
      if (isGiven()) return []
      const day = `${db.calendar.graduatingYear - 1}-12-06`
      return [{ id: 'entry-0', title: '填报规则线上讲座（示例）', start: day, end: day }]
    }),
  ),
)

/** Acts that the world remembers. */
const REMEMBERED = 12

/** What staff have done, the oldest first: of the world, that its last articles were published. */
export const auditOf = tableOf((db: Database) =>
  createTable(
    db.models,
    'audit',
    baseRecords(() => {
      const month = monthBefore(db.calendar, 0)
      const editor = DEMO_ACCOUNTS.find(({ roleId }) => roleId === ROLES.administrator)?.name ?? ''
      return worldArticles(db.calendar.year)
        .filter(({ createTime }) => createTime < month)
        .toSorted((a, b) => (a.createTime < b.createTime ? -1 : 1))
        .slice(-REMEMBERED)
        .map(
          ({ id, createTime, title }): AuditEntry => ({
            id: `audit-of-${id}`,
            time: createTime,
            name: editor,
            act: `发布了资讯《${title}》`,
          }),
        )
    }),
  ),
)

/** Writes down what somebody has done. */
export function recordAct(backend: Backend, caller: Account, act: string): void {
  const table = auditOf(backend.db)
  table.put({ id: table.nextId(), time: chinaTime(backend.now()), name: caller.name, act })
}
