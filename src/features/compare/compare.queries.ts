import { provinceRules } from '~/contracts/province-rules'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { schoolLines } from '~/contracts/school-lines'
import { endpointQuery, FRESH } from '~/shared/api/query'

/** Schools that a name may mean, when nothing was suggested. */
const MOST_FOUND = 6

export const compareQueries = {
  base: (id: string) => endpointQuery(schoolDetail.base, { params: { id } }, FRESH.session),
  detail: (id: string) => endpointQuery(schoolDetail.detail, { params: { id } }, FRESH.session),
  /** Years, subjects and batches of a province. */
  rules: (province: string) =>
    endpointQuery(provinceRules.scoreConfigs, { query: { provinceName: province } }, FRESH.session),
  /** Lines of a school of every year in which the subject was sat. */
  lines: (schoolId: string, province: string, subject: string) =>
    endpointQuery(
      schoolLines.ofSchool,
      { body: { schoolId, province, subjectSelection: subject } },
      FRESH.session,
    ),
  named: (name: string) =>
    endpointQuery(
      schoolLibrary.search,
      { query: { query: name }, body: { page: 1, pageSize: MOST_FOUND, query: name } },
      FRESH.session,
    ),
}
