import { catalogueName } from '~/entities/catalogue/catalogue-path'
import { majorCalls } from '~/entities/major/major.calls'
import { groupsOf as majorGroupsOf } from '~/entities/major/major-groups'
import { professionCalls } from '~/entities/profession/profession.calls'
import { groupsOf as professionGroupsOf } from '~/entities/profession/profession-groups'
import { schoolCalls } from '~/entities/school/school.calls'
import type { Wish } from '~/entities/wishes/stored-wishes'
import { useAnswer } from '~/shared/answer/use-answer'
import { levelOfMajorCode } from '~/shared/domain/major-code'

/** The name of a wish, that the record does not hold: from the catalogue, or from the school. */
export function useWishName({ kind, id, name }: Wish): string {
  const unknown = name === ''
  const majors = useAnswer(unknown && kind === 'major' ? levelOfMajorCode(id) : undefined, majorCalls.tree)
  const professions = useAnswer(unknown && kind === 'profession' ? id : undefined, professionCalls.tree)
  const school = useAnswer(unknown && kind === 'school' ? id : undefined, schoolCalls.base)
  if (!unknown) return name
  const found = {
    major: () => majors.data && catalogueName(majorGroupsOf(majors.data), id),
    profession: () => professions.data && catalogueName(professionGroupsOf(professions.data), id),
    school: () => school.data?.schoolName,
  }[kind]()
  return found ?? id
}
