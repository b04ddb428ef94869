import { schoolLibrary } from '~/contracts/school-library'
import { NameField, type NameFieldProps } from '~/entities/name-search/name-field'
import { nameIndex } from '~/entities/name-search/name-index'
import { call } from '~/shared/api/call'

/** All schools by name. The call is one that a server need not have. */
const schoolNames = nameIndex(call(schoolLibrary.names, {}), ({ id, schoolName, aliases }) => ({
  id,
  name: schoolName,
  aliases,
}))

/** A search for a school, which suggests schools while a name is typed. */
export function SchoolNameField(props: Omit<NameFieldProps, 'names' | 'suggestions' | 'placeholder'>) {
  return (
    <NameField
      names={schoolNames}
      suggestions="可能要找的院校"
      placeholder="名称、简称、拼音或首字母"
      {...props}
    />
  )
}
