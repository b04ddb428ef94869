import { schoolLibrary } from '~/contracts/school-library'
import { nameIndex } from '~/entities/name-search/name-index'
import { call } from '~/shared/api/call'

/** All schools by name. The call is one that a server need not have. */
export const schoolNames = nameIndex(call(schoolLibrary.names, {}), ({ id, schoolName, aliases }) => ({
  id,
  name: schoolName,
  aliases,
}))
