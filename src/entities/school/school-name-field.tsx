import { NameField, type NameFieldProps } from '~/entities/name-search/name-field'
import { schoolNames } from './school-names'

/** A search for a school, which suggests schools while a name is typed. */
export function SchoolNameField(props: Omit<NameFieldProps, 'names' | 'suggestions' | 'placeholder'>) {
  return <NameField names={schoolNames} suggestions="可能要找的院校" placeholder="校名或拼音" {...props} />
}
