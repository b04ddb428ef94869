import { extOf, intentionOf, physicalOf } from '../world/people/profiles'
import type { Database } from './database'
import { detailsTableOf } from './people-tables'
import { type BaseRecords, createTable, tableOf } from './table'

/** The three forms of a student, under the student's id. Nobody asks for the forms of all students. */
function oneByOne<T extends { readonly studentId: string }>(
  make: (id: string) => T | undefined,
): BaseRecords<T & { id: string }> {
  return {
    find(id) {
      const form = isOfWorld(id) ? make(id) : undefined
      return form && { id, ...form }
    },
    list: () => [],
  }
}

/** Only students of the world have filled in anything from the start. */
const isOfWorld = (id: string) => /^s-1\d{3}$/.test(id)

export const physicalsOf = tableOf((db: Database) =>
  createTable(
    db.models,
    'physical',
    oneByOne((id) => physicalOf(id, detailsTableOf(db).find(id)?.sex)),
  ),
)

export const intentionsOf = tableOf((db: Database) =>
  createTable(
    db.models,
    'intention',
    oneByOne((id) => intentionOf(id, db.account.find(id)?.province ?? null)),
  ),
)

export const extsOf = tableOf((db: Database) => createTable(db.models, 'ext', oneByOne(flatExtOf)))

/** A record has no objects within: the other info stands beside the assessments. */
function flatExtOf(id: string) {
  const ext = extOf(id)
  return ext && { studentId: id, assessments: ext.assessments, ...ext.otherInfo }
}
