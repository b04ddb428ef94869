import { type HttpHandler, HttpResponse, http } from 'msw'
import { admissionPlan } from '~/contracts/admission-plan'
import { applicationLists } from '~/contracts/application-lists'
import { auth } from '~/contracts/auth'
import { brochures } from '~/contracts/brochures'
import { controlLines } from '~/contracts/control-lines'
import type { HttpMethod } from '~/contracts/endpoint'
import { listSummaries } from '~/contracts/list-summaries'
import { majors } from '~/contracts/majors'
import { originalBooks } from '~/contracts/original-books'
import { planner } from '~/contracts/planner'
import { plannerAdmin } from '~/contracts/planner-admin'
import { professions } from '~/contracts/professions'
import { province } from '~/contracts/province'
import { provincePlaces } from '~/contracts/province-places'
import { provinceRules } from '~/contracts/province-rules'
import { recommendation } from '~/contracts/recommendation'
import { school } from '~/contracts/school'
import { schoolAssessment } from '~/contracts/school-assessment'
import { schoolBatches } from '~/contracts/school-batches'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { schoolLines } from '~/contracts/school-lines'
import { schoolNews } from '~/contracts/school-news'
import { scoreLookups } from '~/contracts/score-lookups'
import { scoreRecords } from '~/contracts/score-records'
import { scoreTables } from '~/contracts/score-tables'
import { serviceOrders } from '~/contracts/service-orders'
import { student } from '~/contracts/student'
import { studentProfile } from '~/contracts/student-profile'
import { studentRecord } from '~/contracts/student-record'
import type { Backend } from './backend'
import { type MockedEndpoint, mockGroup } from './mock-endpoints'
import { respond } from './respond'

/** Every call of the contract with its resolver. A group's module loads when one of its calls is first made. */
export const mockedEndpoints: readonly MockedEndpoint[] = [
  ...mockGroup(auth, async () => (await import('./handlers/auth')).authHandlers),
  ...mockGroup(student, async () => (await import('./handlers/student')).studentHandlers),
  ...mockGroup(planner, async () => (await import('./handlers/planner')).plannerHandlers),
  ...mockGroup(controlLines, async () => (await import('./handlers/control-lines')).controlLineHandlers),
  ...mockGroup(scoreTables, async () => (await import('./handlers/score-tables')).scoreTableHandlers),
  ...mockGroup(scoreLookups, async () => (await import('./handlers/score-lookups')).scoreLookupHandlers),
  ...mockGroup(
    provincePlaces,
    async () => (await import('./handlers/province-places')).provincePlaceHandlers,
  ),
  ...mockGroup(provinceRules, async () => (await import('./handlers/province-rules')).provinceRuleHandlers),
  ...mockGroup(professions, async () => (await import('./handlers/professions')).professionHandlers),
  ...mockGroup(province, async () => (await import('./handlers/province')).provinceHandlers),
  ...mockGroup(school, async () => (await import('./handlers/school')).schoolHandlers),
  ...mockGroup(schoolLibrary, async () => (await import('./handlers/school-library')).schoolLibraryHandlers),
  ...mockGroup(schoolDetail, async () => (await import('./handlers/school-detail')).schoolDetailHandlers),
  ...mockGroup(
    schoolAssessment,
    async () => (await import('./handlers/school-assessment')).schoolAssessmentHandlers,
  ),
  ...mockGroup(schoolBatches, async () => (await import('./handlers/school-batches')).schoolBatchesHandlers),
  ...mockGroup(brochures, async () => (await import('./handlers/brochures')).brochureHandlers),
  ...mockGroup(admissionPlan, async () => (await import('./handlers/admission-plan')).admissionPlanHandlers),
  ...mockGroup(schoolLines, async () => (await import('./handlers/school-lines')).schoolLineHandlers),
  ...mockGroup(majors, async () => (await import('./handlers/majors')).majorHandlers),
  ...mockGroup(schoolNews, async () => (await import('./handlers/school-news')).schoolNewsHandlers),
  ...mockGroup(originalBooks, async () => (await import('./handlers/original-books')).originalBookHandlers),
  ...mockGroup(listSummaries, async () => (await import('./handlers/list-summaries')).listSummaryHandlers),
  ...mockGroup(studentRecord, async () => (await import('./handlers/student-record')).studentRecordHandlers),
  ...mockGroup(
    studentProfile,
    async () => (await import('./handlers/student-profile')).studentProfileHandlers,
  ),
  ...mockGroup(plannerAdmin, async () => (await import('./handlers/planner-admin')).plannerAdminHandlers),
  ...mockGroup(serviceOrders, async () => (await import('./handlers/service-orders')).serviceOrderHandlers),
  ...mockGroup(
    applicationLists,
    async () => (await import('./handlers/application-lists')).applicationListHandlers,
  ),
  ...mockGroup(scoreRecords, async () => (await import('./handlers/score-records')).scoreRecordHandlers),
  ...mockGroup(
    recommendation,
    async () => (await import('./handlers/recommendation')).recommendationHandlers,
  ),
]

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } satisfies Record<
  HttpMethod,
  unknown
>

/** The API as msw handlers over one backend: the same in the worker, in Node and behind the HTTP server. */
export function createHandlers(backend: Backend): HttpHandler[] {
  return [
    ...mockedEndpoints.toSorted(staticPathsFirst).map((mocked) => handlerOf(backend, mocked)),
    http.get('*/assets/:file', ({ request }) => brokenChunk(backend, request)),
    http.all('*/api/*', unknownCall),
    http.all('*/tel/*', unknownCall),
  ]
}

// `/api/preferences/style` must not be read as `/api/preferences/{id}`.
function staticPathsFirst(a: MockedEndpoint, b: MockedEndpoint): number {
  return parameterCount(a) - parameterCount(b)
}

const parameterCount = ({ endpoint }: MockedEndpoint) => endpoint.path.split('{').length

function handlerOf(backend: Backend, mocked: MockedEndpoint): HttpHandler {
  const { method, path } = mocked.endpoint
  return METHODS[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request, params }) =>
    respond(backend, mocked, request, singleParams(params)),
  )
}

function singleParams(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}

/** A chunk of the product that a scenario takes away: `GET /assets/<start of its name>:offline`. */
function brokenChunk(backend: Backend, request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  const call = `GET ${pathname.slice(pathname.indexOf('/assets/'))}`
  const broken = Object.keys(backend.scenario.failures).some((failing) => call.startsWith(failing))
  return broken ? HttpResponse.error() : undefined
}

function unknownCall({ request }: { request: Request }): Response | undefined {
  const { pathname } = new URL(request.url)
  // The development server gives out the modules of `src/shared/api` under such a path too.
  if (/\.tsx?$/.test(pathname)) return undefined
  const call = `${request.method} ${pathname}`
  console.error(`契约里没有这个接口：${call}`)
  return HttpResponse.json({ code: 404, message: `契约里没有这个接口：${call}`, data: null }, { status: 404 })
}
