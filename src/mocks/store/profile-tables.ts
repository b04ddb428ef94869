import * as z from 'zod/mini'
import { EnrollmentIntention, PhysicalTest, StudentExt } from '~/contracts/student-profile'
import { extOf, intentionOf, physicalOf } from '../world/people/wishes'
import type { Database } from './database'
import { detailsTableOf } from './people-tables'
import { type BaseRecords, createTable, tableOf } from './table'

/** The three forms of a student, under the student's id. Nobody asks for the forms of all students. */
function oneByOne<T>(find: BaseRecords<T>['find']): BaseRecords<T> {
  return { find, list: () => [] }
}

const ID = { id: z.string() }

/** Only students of the world have filled in anything from the start. */
const isOfWorld = (id: string) => /^s-1\d{3}$/.test(id)

export const physicalsOf = tableOf((db: Database) =>
  createTable({
    changes: db.change,
    kind: 'physical',
    schema: z.extend(PhysicalTest, ID),
    base: oneByOne((id) => {
      const form = isOfWorld(id) && physicalOf(id, detailsTableOf(db).findFirst(byId(id))?.sex)
      return form ? { id, ...form } : undefined
    }),
  }),
)

export const intentionsOf = tableOf((db: Database) =>
  createTable({
    changes: db.change,
    kind: 'intention',
    schema: z.extend(EnrollmentIntention, ID),
    base: oneByOne((id) => {
      const form = isOfWorld(id) && intentionOf(id, db.account.findFirst(byId(id))?.province ?? null)
      return form ? { id, ...form } : undefined
    }),
  }),
)

export const extsOf = tableOf((db: Database) =>
  createTable({
    changes: db.change,
    kind: 'ext',
    schema: z.extend(StudentExt, ID),
    base: oneByOne((id) => {
      const form = isOfWorld(id) && extOf(id)
      return form ? { id, ...form } : undefined
    }),
  }),
)

const byId = (id: string) => ({ where: { id: { equals: id } } })
