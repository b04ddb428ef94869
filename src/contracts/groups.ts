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

/** What the groups are about, for the documents and the report of a check. A group without a title does not compile. */
export const GROUP_TITLES: Readonly<Record<string, string>> = {
  auth: '验证码、登录和退出',
  student: '学生的用户信息',
  studentRecord: '学生档案',
  studentProfile: '体检、意向和其他信息',
  controlLines: '批次线',
  scoreTables: '一分一段表和位次',
  scoreLookups: '位次换分数、同分去向',
  publishedData: '公开数据的版本（扩展）',
  startup: '启动时的列表（扩展）',
  province: '省份',
  provincePlaces: '城市、区县和高中',
  provinceRules: '选科、批次和填报规则',
  seasonState: '出分的状态（扩展）',
  majors: '专业目录和专业详情',
  professions: '职业目录、岗位和招聘统计',
  school: '院校的筛选项',
  schoolLibrary: '院校库和大学排名',
  schoolDetail: '一所院校',
  schoolAssessment: '学科评估',
  schoolBatches: '院校在各批次的志愿',
  schoolNews: '高考资讯',
  brochures: '招生简章',
  schoolLines: '历年分数线',
  admissionPlan: '招生计划和提前批计划',
  planner: '规划师本人的信息',
  plannerAdmin: '名师和规划师的展示与管理、核心数据',
  serviceOrders: '学生与服务单',
  articles: '资讯的编辑和发布（扩展）',
  calendarEntries: '编辑部添加的招生日程（扩展）',
  audit: '后台操作记录（扩展）',
  listSummaries: '一名学生的志愿表',
  scoreRecords: '学生的成绩',
  recommendation: '智能填报和一键填报',
  listAdvice: '志愿表旁边：草稿、意见、签字（扩展）',
  listVersions: '志愿表保存过的版本（扩展）',
  applicationLists: '志愿表的详情、保存和导出',
  originalBooks: '招生目录原书',
  account: '本人的账号：登录的设备、全部信息、注销（扩展）',
} satisfies Record<keyof typeof contractGroups, string>
