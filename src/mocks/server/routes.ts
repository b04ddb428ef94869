import { type HttpHandler, HttpResponse, http } from 'msw'
import { BODY_IN_ADDRESS, cacheControlOf, isPublicReading } from '~/contracts/caching'
import type { Endpoint } from '~/contracts/endpoint'
import { SUCCESS_CODE } from '~/contracts/envelope'
import { contractGroups } from '~/contracts/groups'
import { decoded } from '~/shared/lib/text/decoded'
import type { Backend } from './backend'
import { type MockedEndpoint, mockGroup, type Resolvers } from './resolve'
import { respond } from './respond'

type Groups = typeof contractGroups

/** The way to each group's resolvers; a missing group does not compile. The module loads when one of its calls is first made. */
const resolversOf = {
  account: async () => (await import('../calls/auth/account')).accountHandlers,
  auth: async () => (await import('../calls/auth/auth')).authHandlers,
  student: async () => (await import('../calls/students/student')).studentHandlers,
  planner: async () => (await import('../calls/staff/planner')).plannerHandlers,
  controlLines: async () => (await import('../calls/provinces/control-lines')).controlLineHandlers,
  scoreTables: async () => (await import('../calls/provinces/score-tables')).scoreTableHandlers,
  publishedData: async () => (await import('../calls/provinces/published-data')).publishedDataHandlers,
  scoreLookups: async () => (await import('../calls/provinces/score-lookups')).scoreLookupHandlers,
  provincePlaces: async () => (await import('../calls/provinces/province-places')).provincePlaceHandlers,
  provinceRules: async () => (await import('../calls/provinces/province-rules')).provinceRuleHandlers,
  seasonState: async () => (await import('../calls/provinces/season-state')).seasonStateHandlers,
  professions: async () => (await import('../calls/majors/professions')).professionHandlers,
  startup: async () => (await import('../calls/schools/startup')).startupHandlers,
  province: async () => (await import('../calls/provinces/province')).provinceHandlers,
  school: async () => (await import('../calls/schools/school')).schoolHandlers,
  schoolLibrary: async () => (await import('../calls/schools/school-library')).schoolLibraryHandlers,
  schoolDetail: async () => (await import('../calls/schools/school-detail')).schoolDetailHandlers,
  schoolAssessment: async () => (await import('../calls/schools/school-assessment')).schoolAssessmentHandlers,
  schoolBatches: async () => (await import('../calls/schools/school-batches')).schoolBatchesHandlers,
  brochures: async () => (await import('../calls/schools/brochures')).brochureHandlers,
  admissionPlan: async () => (await import('../calls/schools/admission-plan')).admissionPlanHandlers,
  schoolLines: async () => (await import('../calls/schools/school-lines')).schoolLineHandlers,
  majors: async () => (await import('../calls/majors/majors')).majorHandlers,
  schoolNews: async () => (await import('../calls/schools/school-news')).schoolNewsHandlers,
  originalBooks: async () => (await import('../calls/books/original-books')).originalBookHandlers,
  articles: async () => (await import('../calls/staff/articles')).articleHandlers,
  calendarEntries: async () => (await import('../calls/staff/calendar-entries')).calendarEntryHandlers,
  audit: async () => (await import('../calls/staff/audit')).auditHandlers,
  listSummaries: async () => (await import('../calls/lists/list-summaries')).listSummaryHandlers,
  studentRecord: async () => (await import('../calls/students/student-record')).studentRecordHandlers,
  studentProfile: async () => (await import('../calls/students/student-profile')).studentProfileHandlers,
  plannerAdmin: async () => (await import('../calls/staff/planner-admin')).plannerAdminHandlers,
  serviceOrders: async () => (await import('../calls/staff/service-orders')).serviceOrderHandlers,
  applicationLists: async () => (await import('../calls/lists/application-lists')).applicationListHandlers,
  listAdvice: async () => (await import('../calls/lists/list-advice')).listAdviceHandlers,
  listVersions: async () => (await import('../calls/lists/list-versions')).listVersionHandlers,
  scoreRecords: async () => (await import('../calls/scores/score-records')).scoreRecordHandlers,
  recommendation: async () => (await import('../calls/recommendation/recommendation')).recommendationHandlers,
} satisfies { readonly [G in keyof Groups]: () => Promise<Resolvers<Groups[G]>> }

/** Every call of the contract with its resolver. */
// The entries of the groups are keyed by their own names.
export const mockedEndpoints: readonly MockedEndpoint[] = Object.entries(contractGroups).flatMap(
  ([name, group]) => mockGroup(group, resolversOf[name as keyof Groups]),
)

/** A call is found by the end of a path, since the product may stand below another one. */
interface Route {
  readonly mocked: MockedEndpoint
  readonly pattern: RegExp
  readonly names: readonly string[]
}

/**
 * The API as msw handlers over one backend: the same in the worker, in Node and behind the HTTP server. One handler
 * finds the call of a request. There are over a hundred calls, and msw copies the request for each handler that it
 * tries.
 */
export function createHandlers(backend: Backend): HttpHandler[] {
  const routes = mockedEndpoints.toSorted(staticPathsFirst).map(routeOf)
  const answer = ({ request }: { request: Request }) => answerCall(backend, routes, request)
  return [
    http.all('*/api/*', answer),
    http.all('*/tel/*', answer),
    http.get('*/assets/:file', ({ request }) => brokenChunk(backend, request)),
  ]
}

/** Whether `METHOD path` is a file of the product or a call of the contract, by pattern or as asked. */
export function knowsCall(call: string): boolean {
  if (call.startsWith('GET /assets/')) return true
  const [method = '', path = ''] = call.split(' ')
  const isPattern = mockedEndpoints.some(
    ({ endpoint }) => endpoint.method === method && endpoint.path === path,
  )
  return isPattern || endpointOf(method, path) !== undefined
}

/** The call of the contract that a request to a path means; undefined where there is none. */
export function endpointOf(method: string, pathname: string): Endpoint | undefined {
  const fitting = mockedEndpoints.filter(
    (mocked) => mocked.endpoint.method === method && routeOf(mocked).pattern.test(pathname),
  )
  return fitting.toSorted(staticPathsFirst)[0]?.endpoint
}

function answerCall(
  backend: Backend,
  routes: readonly Route[],
  request: Request,
): Promise<Response> | Response | undefined {
  const { pathname } = new URL(request.url)
  for (const { mocked, pattern, names } of routes) {
    const found = mocked.endpoint.method === request.method && pattern.exec(pathname)
    if (!found) continue
    return respond(backend, mocked, request, paramsOf(names, found))
  }
  return readByGet(backend, routes, request) ?? unknownCall(request.method, pathname)
}

const paramsOf = (names: readonly string[], found: RegExpExecArray) =>
  Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1] ?? '')]))

/** A public POST that only reads, asked as a GET: the same answer, which a CDN may keep. */
function readByGet(
  backend: Backend,
  routes: readonly Route[],
  request: Request,
): Promise<Response> | undefined {
  const address = new URL(request.url)
  const { pathname, searchParams } = address
  const body = request.method === 'GET' ? searchParams.get(BODY_IN_ADDRESS) : null
  const route = routes.find(
    ({ mocked: { endpoint }, pattern }) => endpoint.method === 'POST' && pattern.test(pathname),
  )
  const found = route?.pattern.exec(pathname)
  if (body === null || !route || !found || !isPublicReading(route.mocked.endpoint)) return undefined
  const { headers } = request
  searchParams.delete(BODY_IN_ADDRESS)
  const post = new Request(address, { method: 'POST', headers, body })
  return respond(backend, route.mocked, post, paramsOf(route.names, found)).then(async (response) => {
    const isAnswer = response.ok && (await response.clone().json()).code === SUCCESS_CODE
    if (isAnswer)
      response.headers.set('Cache-Control', cacheControlOf({ ...route.mocked.endpoint, method: 'GET' }))
    return response
  })
}

function routeOf(mocked: MockedEndpoint): Route {
  const { path } = mocked.endpoint
  return {
    mocked,
    pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`),
    names: [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []),
  }
}

// `/api/preferences/style` must not be read as `/api/preferences/{id}`.
function staticPathsFirst(a: MockedEndpoint, b: MockedEndpoint): number {
  return parameterCount(a) - parameterCount(b)
}

const parameterCount = ({ endpoint }: MockedEndpoint) => endpoint.path.split('{').length

/** A chunk of the product that a scenario takes away: `GET /assets/<start of its name>:offline`. */
function brokenChunk(backend: Backend, request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  const call = `GET ${pathname.slice(pathname.indexOf('/assets/'))}`
  const broken = Object.entries(backend.scenario.failures).find(([failing]) => call.startsWith(failing))
  if (!broken) return undefined
  backend.hitBy(broken[1])
  return HttpResponse.error()
}

function unknownCall(method: string, pathname: string): Response | undefined {
  // The development server gives out the modules of `src/shared/api` under such a path too.
  if (/\.tsx?$/.test(pathname)) return undefined
  const call = `${method} ${pathname}`
  console.error(`契约里没有这个接口：${call}`)
  return HttpResponse.json({ code: 404, message: `契约里没有这个接口：${call}`, data: null }, { status: 404 })
}
