import { professions } from '~/contracts/professions'
import { ask, call } from '~/shared/api/call'
import { categoryCodeOf } from '~/shared/domain/profession-code'

/** What is known of professions, wherever one stands. A code is that of a type or of a profession. */
export const professionCalls = {
  /** The whole tree: some 500 names. */
  tree: () => ask(call(professions.search, { query: {} })),
  /** The category of a type or a profession, with all that stands in it. */
  category: (code: string) =>
    ask(call(professions.byCategory, { params: { category: categoryCodeOf(code) } })),
  typeOverview: (typeName: string) => ask(call(professions.typeOverview, { query: { typeName } })),
  majorRequirements: (typeCode: string) => ask(call(professions.majorRequirements, { params: { typeCode } })),
  jobsOfType: (typeCode: string) => ask(call(professions.jobsOfType, { params: { typeCode } })),
  jobsOfProfession: (professionCode: string) =>
    ask(call(professions.jobsOfProfession, { params: { professionCode } })),
  jobDetails: (typeCode: string) => ask(call(professions.jobDetails, { params: { typeCode } })),
  stats: (typeCode: string) => ask(call(professions.stats, { params: { typeCode } })),
  qualifications: (professionType: string) =>
    ask(call(professions.qualificationsOfType, { query: { professionType } })),
}
