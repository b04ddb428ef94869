import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CONTRACTS = path.join('src', 'contracts')
const CONTRACT = readdirSync(CONTRACTS)
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => ({
    file: path.posix.join('src', 'contracts', file),
    text: readFileSync(path.join(CONTRACTS, file), 'utf8'),
  }))
const SPECIFIED = readFileSync(path.join('tests', 'contract', 'specified.ts'), 'utf8')

/** Each call of the documents at another address: its own case of the guard has to fail. */
export function callBreaks() {
  const lists = /export const SPECIFIED = \{([\s\S]*?)\n\}/.exec(SPECIFIED)?.[1] ?? ''
  return [...lists.matchAll(/'((?:GET|POST|PUT|DELETE) [^']+)'/g)].flatMap(([, call]) => {
    const [method, address] = call.split(' ')
    const written = address.split(/\{\w+\}/).map((part) => part.replaceAll(/[.?*+]/g, String.raw`\$&`))
    const made = new RegExp(
      String.raw`\b${method.toLowerCase().slice(0, 3)}\w*\(\s*'${written.join(String.raw`\{\w+\}`)}'`,
      'g',
    )
    const found = CONTRACT.flatMap(({ file, text }) =>
      [...text.matchAll(made)].map(([find]) => ({ file, find })),
    )
    if (found.length !== 1) return []
    const [{ file, find }] = found
    return [{ of: 'S1-7.1', says: call, file, find, put: `${find.slice(0, -1)}/x'`, case: call }]
  })
}

/** A field of each entity under another name, where the contract has one of that name alone. */
export function fieldBreaks() {
  const entities = /export const ENTITIES[^=]*= \{([\s\S]*?)\n\}/.exec(SPECIFIED)?.[1] ?? ''
  const written = /^ {2}'?([\w ()]+)'?: \{\s*call:[^}]*?fields:\s*'([^']+)'/gm
  return [...entities.matchAll(written)].flatMap(([, entity, fields]) => {
    const alone = fields.split(' ').flatMap((way) => {
      const field = way.split('.').at(-1)
      const found = CONTRACT.flatMap(({ file, text }) =>
        [...text.matchAll(new RegExp(String.raw`[\n{,] +${field}: `, 'g'))].map(([find]) => ({ file, find })),
      )
      return found.length === 1 ? found : []
    })
    return alone.slice(0, 1).map(({ file, find }) => ({
      of: 'S1-3.1',
      says: `${entity} has no ${find.replaceAll(/\W/g, '')}`,
      file,
      find,
      put: find.replace(': ', 'X: '),
      case: entity,
    }))
  })
}

/** A page of each address that shows nothing. */
const ROUTES = {
  'S1-2.3': 'welcome',
  'S1-2.4': '_student/recommendation.$studentId.$preferenceScoreId.$preferenceId.$batch',
  'S1-2.5': 'sso',
  'S1-2.6': 'about',
  'S1-2.9': '_student/volunteerDetail.$studentId.$preferenceScoreId.$preferenceId',
  'S1-2.11.2': '_student/chadaxuerank',
  'S1-2.13.1': '_student/_school/preFraction.$id',
  'S1-2.13.2': '_student/_school/chadaxueluqu.$id',
  'S1-2.13.3': '_student/_school/chadaxueoverview.$id',
  'S1-2.13.4': '_student/_school/chadaxuezhaosheng.$id.index',
  'S1-2.13.5': '_student/_school/chadaxuejihua.$id',
  'S1-2.13.6': '_student/_school/chadaxuezhuanye.$id',
  'S1-2.14': '_student/_school/preFractionScoreline.$id',
  'S1-2.15': '_student/_school/chadaxuezhaosheng.$id.admission',
  'S1-2.16': '_student/ZhaoshengDetail.$id',
  'S1-2.17.1': '_student/chazhuanye',
  'S1-2.17.2': '_student/chazhuanyelayout',
  'S1-2.17.5': '_student/_major/chazhuanyedetailyuanxiao.$majorCode',
  'S1-2.18.1': '_student/chazhiye',
  'S1-2.19.1': '_student/ceping',
  'S1-2.19.2': '_student/cepingdetail.$id',
  'S1-2.19.3': '_student/ceping-result.$id',
  'S1-2.19.4': '_student/cepingtest.$id',
  'S1-2.20.1': '_student/gaokaozixun',
  'S1-2.20.2': '_student/gaokaozixunDetail.$id',
  'S1-2.21.1': '_student/mingshi',
  'S1-2.21.2': '_student/guihuashi',
  'S1-2.22.1': '_student/pici',
  'S1-2.22.2': '_student/weici',
  'S1-2.23': '_student/tiqianpi',
  'S1-2.24.2': '_student/myvolunteerdesign',
  'S1-2.18.2': '_student/chazhiyelayout',
  'S1-2.18.6': '_student/_profession/chazhiyerencai.$typeCode',
  'S1-2.25.2': '_student/userinfo/basicInfo',
  'S1-2.25.3': '_student/userinfo/volunteerInfo',
  'S1-2.25.4': '_student/userinfo/physicalTest',
  'S1-2.25.5': '_student/userinfo/enrollmentIntention',
  'S1-2.25.6': '_student/userinfo/scoreSheet',
  'S1-2.25.7': '_student/userinfo/evaluationInfo',
  'S1-2.25.8': '_student/userinfo/otherInfo',
  'S1-2.27.2': '_student/search/all',
  'S1-2.27.3': '_student/search/searchSchool',
  'S1-2.27.4': '_student/search/searchZhuanye',
  'S1-2.27.5': '_student/search/searchZhiye',
  'S1-2.27.6': '_student/search/searchZixun',
  'S1-2.28.1': '_staff/departStudentList',
  'S1-2.28.2': '_staff/departStudentDetail',
  'S1-2.28.3': '_staff/myStudentList',
  'S1-2.28.5': '_staff/masterList',
  'S1-2.28.6': '_staff/websiteOpeartion',
  'S1-2.28.7': '_staff/coreData',
}

/** What lets a build take what has the wrong type. */
const UNTYPED = ['@ts', 'expect', 'error'].join('-')

export function pageBreaks() {
  return Object.entries(ROUTES).map(([of, route]) => ({
    of,
    says: `${route} shows nothing`,
    file: `src/routes/${route}.tsx`,
    find: '  component: ',
    put: `  component: () => null,\n  // ${UNTYPED}\n  left: `,
  }))
}

/** Pages that ask for a login are open to everybody. One that names roles asks a guest for them in any case. */
const ASKING = {
  'S1-2.10': 'fillIn',
  'S1-2.11.1': 'chadaxue',
  'S1-2.23': 'tiqianpi',
  'S1-2.24.1': 'myvolunteer',
}

export function gateBreaks() {
  return Object.entries(ASKING).map(([of, route]) => ({
    of,
    says: `/${route} is open to a guest`,
    file: `src/routes/_student/${route}.tsx`,
    find: 'requiresLogin: true',
    put: 'requiresLogin: false',
  }))
}
