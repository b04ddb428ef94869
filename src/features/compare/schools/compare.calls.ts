import { schoolLibrary } from '~/contracts/school-library'
import { ask, call } from '~/shared/api/call'

/** Schools that a name may mean, when nothing was suggested. */
const MOST_FOUND = 6

export const compareCalls = {
  named: (name: string) =>
    ask(
      call(schoolLibrary.search, {
        query: { query: name },
        body: { page: 1, pageSize: MOST_FOUND, query: name },
      }),
    ),
}
