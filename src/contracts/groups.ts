import { admissionGuide } from './admission-guide'
import { admissionPlan } from './admission-plan'
import { auth } from './auth'
import { batchLineLookups } from './batch-line-lookups'
import { batchLines } from './batch-lines'
import type { EndpointGroup } from './endpoint'
import { majors } from './majors'
import { planner } from './planner'
import { plannerAdmin } from './planner-admin'
import { preference } from './preference'
import { preferences } from './preferences'
import { preferencesLists } from './preferences-lists'
import { preferencesRecommend } from './preferences-recommend'
import { preferencesScores } from './preferences-scores'
import { professions } from './professions'
import { province } from './province'
import { provincePlaces } from './province-places'
import { provinceRules } from './province-rules'
import { school } from './school'
import { schoolAssessment } from './school-assessment'
import { schoolBatchBooks } from './school-batch-books'
import { schoolBatches } from './school-batches'
import { schoolDetail } from './school-detail'
import { schoolLibrary } from './school-library'
import { schoolNews } from './school-news'
import { scoreLine } from './score-line'
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
  batchLines,
  batchLineLookups,
  province,
  provincePlaces,
  provinceRules,
  majors,
  professions,
  school,
  schoolLibrary,
  schoolDetail,
  schoolAssessment,
  schoolBatches,
  schoolNews,
  admissionGuide,
  scoreLine,
  admissionPlan,
  planner,
  plannerAdmin,
  preference,
  preferences,
  preferencesScores,
  preferencesRecommend,
  preferencesLists,
  schoolBatchBooks,
} satisfies Record<string, EndpointGroup>
