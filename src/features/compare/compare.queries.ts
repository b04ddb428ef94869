import { provinceRules } from '~/contracts/province-rules'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { schoolLines } from '~/contracts/school-lines'
import { ask, call } from '~/shared/api/call'

/** Schools that a name may mean, when nothing was suggested. */
const MOST_FOUND = 6

export const compareQueries = {
  base: (id: string) => ask(call(schoolDetail.base, { params: { id } })),
  detail: (id: string) => ask(call(schoolDetail.detail, { params: { id } })),
  /** Years, subjects and batches of a province. */
  rules: (province: string) => ask(call(provinceRules.scoreConfigs, { query: { provinceName: province } })),
  /** Lines of a school of every year in which the subject was sat. */
  lines: (schoolId: string, province: string, subject: string) =>
    ask(call(schoolLines.ofSchool, { body: { schoolId, province, subjectSelection: subject } })),
  named: (name: string) =>
    ask(
      call(schoolLibrary.search, {
        query: { query: name },
        body: { page: 1, pageSize: MOST_FOUND, query: name },
      }),
    ),
}
