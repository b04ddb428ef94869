import { account } from './account'
import { admissionPlan } from './admission-plan'
import { applicationLists } from './application-lists'
import { articles } from './articles'
import { audit } from './audit'
import { auth } from './auth'
import { brochures } from './brochures'
import { calendarEntries } from './calendar-entries'
import { controlLines } from './control-lines'
import type { EndpointGroup } from './endpoint'
import { listAdvice } from './list-advice'
import { listSummaries } from './list-summaries'
import { listVersions } from './list-versions'
import { majors } from './majors'
import { originalBooks } from './original-books'
import { planner } from './planner'
import { plannerAdmin } from './planner-admin'
import { professions } from './professions'
import { province } from './province'
import { provincePlaces } from './province-places'
import { provinceRules } from './province-rules'
import { publishedData } from './published-data'
import { recommendation } from './recommendation'
import { school } from './school'
import { schoolAssessment } from './school-assessment'
import { schoolBatches } from './school-batches'
import { schoolDetail } from './school-detail'
import { schoolLibrary } from './school-library'
import { schoolLines } from './school-lines'
import { schoolNews } from './school-news'
import { scoreLookups } from './score-lookups'
import { scoreRecords } from './score-records'
import { scoreTables } from './score-tables'
import { seasonState } from './season-state'
import { serviceOrders } from './service-orders'
import { startup } from './startup'
import { student } from './student'
import { studentProfile } from './student-profile'
import { studentRecord } from './student-record'

/**
 * Every call of the contract, by group. Mocks, documents and checks go through it; pages import the one group that they need,
 * so that no page loads the schemas of another.
 */
export const contractGroups = {
  auth,
  student,
  studentRecord,
  studentProfile,
  controlLines,
  scoreTables,
  scoreLookups,
  publishedData,
  startup,
  province,
  provincePlaces,
  provinceRules,
  seasonState,
  majors,
  professions,
  school,
  schoolLibrary,
  schoolDetail,
  schoolAssessment,
  schoolBatches,
  schoolNews,
  brochures,
  schoolLines,
  admissionPlan,
  planner,
  plannerAdmin,
  serviceOrders,
  articles,
  calendarEntries,
  audit,
  listSummaries,
  scoreRecords,
  recommendation,
  // What stands beside a list is made, and removed, before the list.
  listAdvice,
  listVersions,
  applicationLists,
  originalBooks,
  account,
} satisfies Record<string, EndpointGroup>
