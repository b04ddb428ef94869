import { SUBJECTS } from '~/contracts/reference'
import { type StudentRecord, type StudentRecordUpdate, studentRecord } from '~/contracts/student-record'
import { examMode } from '~/rules/exam/exam-mode'
import { isAdministrator } from '~/shared/domain/access'
import { nameProblem } from '~/shared/domain/person-name'
import { checkVersion, versionOf } from '../../server/content-version'
import { checkProvinces } from '../../server/known/province'
import { requireStudent } from '../../server/known/student'
import { badRequest, forbidden } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import type { Account, Database } from '../../store/database'
import { recordAct } from '../../store/editorial-tables'
import { detailsTableOf } from '../../store/people-tables'
import type { StudentDetails } from '../../world/people/profiles'
import { cities, districts } from '../../world/places/places'

/** Electives of a student under the new exam. */
const ELECTIVES = 3

export const studentRecordHandlers = mockEndpoints(studentRecord, {
  byId: ({ params, backend, caller }) => recordOf(backend.db, requireStudent(backend.db, caller, params.id)),

  save: ({ body, backend, caller }) => {
    const { db } = backend
    const account = requireStudent(db, caller, body.id)
    checkVersion(body.version, recordVersion(db, account), '档案刚在别处改过，请核对后再保存')
    checkUpdate(body, account, caller)
    const details = settleDetails(detailsOf(db, account.id), body, account.province)
    const { name, auth, province, year, subjects } = body
    const updated = db.account.change(account.id, { name: name?.trim(), auth, province, year, subjects })
    detailsTableOf(db).put(details)
    if (auth !== undefined && auth !== account.auth) {
      recordAct(backend, caller, `${auth ? '开通' : '关闭'}了${account.name}的 VIP`)
    }
    return recordOf(db, updated ?? account)
  },

  completeness: ({ params, backend, caller }) => {
    const { name, province, year, subjects } = requireStudent(backend.db, caller, params.id)
    const newExam = province !== null && year !== null && examMode(province, year)?.mode !== '文理'
    const missing = [
      ...(name === '' ? ['姓名'] : []),
      ...(province === null ? ['高考省份'] : []),
      ...(year === null ? ['高考年份'] : []),
      ...(subjects.length < (newExam ? ELECTIVES : 1) ? ['选考科目'] : []),
    ]
    return { complete: missing.length === 0, missing }
  },
})

function detailsOf(db: Database, id: string): StudentDetails {
  return detailsTableOf(db).find(id) ?? { id }
}

/** A record with the whole number: whoever may read it may ring up the student. */
function recordOf(db: Database, account: Account): StudentRecord {
  const { id, name, tel, auth, province, year, subjects } = account
  return {
    ...detailsOf(db, id),
    id,
    name,
    tel,
    auth,
    province,
    year,
    subjects: subjects.flatMap((subject) => SUBJECTS.find((known) => known.id === subject)?.id ?? []),
    version: recordVersion(db, account),
  }
}

function recordVersion(db: Database, { id, name, tel, auth, province, year, subjects }: Account): string {
  return versionOf({ ...detailsOf(db, id), name, tel, auth, province, year, subjects })
}

function checkUpdate(body: StudentRecordUpdate, account: Account, caller: Account): void {
  const problem = body.name === undefined ? undefined : nameProblem(body.name)
  if (problem) throw badRequest(problem)
  if (body.auth !== undefined && body.auth !== account.auth && !isAdministrator(caller)) {
    throw forbidden('只有管理员可以开通或关闭 VIP')
  }
  checkProvinces(body.province === undefined ? [] : [body.province])
  const { subjects = [] } = body
  if (new Set(subjects).size < subjects.length) throw badRequest('选考科目重复')
  if (subjects.length > ELECTIVES) throw badRequest(`选考科目最多 ${ELECTIVES} 门`)
}

/**
 * A place belongs to the one above it: a change of province or city clears the places below, unless they are sent
 * too.
 */
function settleDetails(
  before: StudentDetails,
  body: StudentRecordUpdate,
  provinceBefore: string | null,
): StudentDetails {
  const province = body.province ?? provinceBefore ?? ''
  const city = newOrStored(body.city, province === provinceBefore ? before.city : null)
  if (city && !cities(province).includes(city)) throw badRequest(`${province || '未填省份'}没有${city}`)
  const district = newOrStored(body.district, city === before.city ? before.district : null)
  if (district && !districts(province, city ?? '').includes(district)) {
    throw badRequest(`${city || '未填城市'}没有${district}`)
  }
  return {
    id: before.id,
    sex: newOrStored(body.sex, before.sex),
    ethnicGroup: newOrStored(body.ethnicGroup, before.ethnicGroup),
    foreignLanguage: newOrStored(body.foreignLanguage, before.foreignLanguage),
    city,
    district,
    highSchool: newOrStored(body.highSchool, district === before.district ? before.highSchool : null),
  }
}

function newOrStored<T>(now: T | undefined, before: T | undefined): T | undefined {
  return now === undefined ? before : now
}
