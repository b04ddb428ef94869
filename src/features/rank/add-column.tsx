import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { Columns } from '~/shared/table/columns'
import { LazyPart } from '~/shared/ui/lazy-part'

const loadAdd = async () =>
  (await import('~/entities/application-list/adding/lazy-add-to-list')).LazyAddToList

/** The way of a school into a list, for who has lists. */
export const ADD_COLUMN: Columns<SameScoreDestination, 'rank'>[number] = {
  id: 'add',
  head: <span className="sr-only">加志愿</span>,
  word: '加志愿',
  cell: ({ schoolId, schoolName }) => (
    <LazyPart
      name="加志愿"
      load={loadAdd}
      pending={null}
      props={{
        school: { id: schoolId, name: schoolName },
        // The row of a phone has room for the sign alone.
        className: 'max-md:w-11 max-md:px-0 max-md:[&>span]:sr-only',
      }}
    />
  ),
  flush: true,
}
