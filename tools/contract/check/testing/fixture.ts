import * as z from 'zod/mini'
import { del, get, post, put } from '~/contracts/endpoint'
import { EXPIRED_CREDENTIAL_MESSAGES, pageOf } from '~/contracts/envelope'
import { Count, PageNumber, PageSize, ProvinceName, Rank, Score, Text, Year } from '~/contracts/primitives'
import { readContract } from '../../contract'
import type { CallRequest, RawAnswer, Transport } from '../exchange/exchange'
import type { InputTable } from '../exchange/input-table'

/** A small API of its own, with every shape that the check has a rule for. */
const School = z.object({
  id: Text,
  schoolName: Text,
  level: z.enum(['本科', '专科']),
  rank: z.nullish(Rank),
})
const Line = z.object({
  schoolId: Text,
  year: Year,
  subject: Text,
  lowestScore: Score,
  highestScore: Score,
  lowestRank: Rank,
  majors: z.array(z.object({ id: z.int(), majorName: Text, planNum: Count })),
})
const List = z.object({ id: Text, name: Text, count: Count })
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const fixtureGroups = {
  regions: {
    list: get('/api/regions', {
      summary: '省份',
      source: '测试',
      payload: z.array(z.object({ code: Text, provinceName: ProvinceName })),
    }),
    notice: get('/api/regions/notice', {
      summary: '公告',
      source: '测试',
      payload: Text,
      carrier: 'message',
    }),
  },
  schools: {
    query: post('/api/schools/query', {
      summary: '院校',
      source: '测试',
      body: z.object({ page: PageNumber, pageSize: PageSize, provinces: z.optional(z.array(ProvinceName)) }),
      payload: pageOf(School),
    }),
    detail: get('/api/schools/{id}', {
      summary: '一所院校',
      source: '测试',
      payload: z.object({ id: Text, schoolName: Text, intro: z.optional(z.string()) }),
    }),
    lines: get('/api/schools/lines', {
      summary: '分数线',
      source: '测试',
      query: z.object({ schoolId: Text, province: ProvinceName }),
      payload: z.array(Line),
    }),
  },
  lists: {
    mine: get('/api/lists', {
      summary: '我的表',
      source: '测试',
      access: 'member',
      fresh: 'own',
      payload: z.array(List),
    }),
    create: post('/api/lists', {
      summary: '新建',
      source: '测试',
      access: 'member',
      effect: 'write',
      changes: ['GET /api/lists', 'GET /api/lists/all'],
      body: z.object({ name: Text }),
      payload: List,
    }),
    rename: put('/api/lists', {
      summary: '改名',
      source: '测试',
      access: 'member',
      about: { record: 'list', in: 'id' },
      effect: 'write',
      changes: ['GET /api/lists', 'GET /api/lists/all'],
      body: z.object({ id: Text, name: Text }),
      payload: List,
    }),
    sheet: get('/api/lists/{id}/sheet', {
      summary: '导出',
      source: '测试',
      access: 'member',
      about: { record: 'list', in: 'id' },
      fresh: 'session',
      file: XLSX,
    }),
    remove: del('/api/lists/{id}', {
      summary: '删除',
      source: '测试',
      access: 'member',
      about: { record: 'list', in: 'id' },
      effect: 'write',
      changes: ['GET /api/lists', 'GET /api/lists/all'],
      payload: Text,
      carrier: 'message',
    }),
    all: get('/api/lists/all', {
      summary: '全部',
      source: '测试',
      access: 'administrator',
      fresh: 'own',
      payload: z.array(List),
    }),
  },
}

export const fixtureContract = readContract(fixtureGroups, new Map([[School, 'School']]))

export const fixtureTable: InputTable = {
  sources: [
    { from: 'regions.list', each: '/*', gives: { province: '/provinceName' }, key: 'province' },
    { from: 'schools.query', each: '/records/*', gives: { schoolId: '/id' } },
    { from: 'lists.mine', each: '/*', gives: { listId: '/id' } },
    { from: 'lists.create', each: '', gives: { listId: '/id' } },
  ],
  meanings: { provinces: 'province' },
  records: { student: 'studentId', score: 'scoreId', list: 'listId', order: 'orderId' },
  inputs: {
    schools: { id: 'schoolId' },
    'lists.create': { name: 'made' },
  },
  chosen: { page: 1, pageSize: 3, made: '契约检查' },
  personal: [],
  handsOver: [],
  guarded: [],
  preferred: { province: '安徽' },
  like: { 'lists.rename': 'lists.create' },
  alters: { 'lists.rename': { name: ['契约检查二'] } },
  fills: {},
  beyond: {},
  leaves: {},
  also: {},
  onlyOwn: { 'lists.rename': ['lists.create'], 'lists.remove': ['lists.create'] },
  shownAs: {},
  leftovers: { 'lists.remove': { listedBy: 'lists.mine', named: '契约检查' } },
  last: [],
  destructive: [],
  tolerated: {},
  notEchoed: {},
  agreements: {},
}

const SCHOOLS = [
  '安徽大学',
  '合肥工业大学',
  '北京大学',
  '清华大学',
  '黄山学院',
  '安徽师范大学',
  '中国科学技术大学',
].map((schoolName, index) => ({ id: `x-${index + 1}`, schoolName, level: '本科', rank: index + 1 }))

export const MEMBER_TOKEN = 'member'
export const ADMIN_TOKEN = 'admin'

/** A healthy server of that API with a state of its own. `seen` collects what it was asked. */
export function fixtureServer(seen: CallRequest[] = []): Transport {
  const lists = new Map([['l-1', { id: 'l-1', name: '第一张', count: 3 }]])
  return async (request) => {
    seen.push(request)
    const { pathname, searchParams } = new URL(request.path, 'http://fixture')
    const body = z.record(z.string(), z.unknown()).parse(request.body ?? {})
    const call = `${request.method} ${pathname}`
    const isMember = request.token !== undefined
    switch (call) {
      case 'GET /api/regions':
        return ok([
          { code: '11', provinceName: '北京' },
          { code: '34', provinceName: '安徽' },
        ])
      case 'GET /api/regions/notice':
        return envelope({ code: 200, message: '以省级考试院公布为准' })
      case 'POST /api/schools/query':
        return ok(page(SCHOOLS, Number(body.page), Number(body.pageSize)))
      case 'GET /api/schools/lines':
        return ok(lines(searchParams.get('schoolId') ?? ''))
      case 'GET /api/lists':
        return isMember ? ok([...lists.values()]) : expired()
      case 'GET /api/lists/all':
        if (!isMember) return expired()
        return request.token === ADMIN_TOKEN ? ok([...lists.values()]) : refused(403, '没有权限')
      case 'POST /api/lists': {
        const made = { id: `l-${lists.size + 1}`, name: String(body.name), count: 0 }
        lists.set(made.id, made)
        return ok(made)
      }
      case 'PUT /api/lists': {
        const known = lists.get(String(body.id))
        if (!known) return refused(404, '没有这张表')
        lists.set(known.id, { ...known, name: String(body.name) })
        return ok(lists.get(known.id))
      }
    }
    const [, , kind, id = '', sheet] = pathname.split('/')
    if (kind === 'schools') {
      const school = SCHOOLS.find((each) => each.id === id)
      return school
        ? ok({ id, schoolName: school.schoolName, intro: `${school.schoolName}简介` })
        : refused(404, '没有')
    }
    if (kind === 'lists' && sheet === 'sheet') {
      if (!isMember) return expired()
      return {
        status: 200,
        contentType: XLSX,
        body: EMPTY_ZIP,
        ms: 1,
      }
    }
    if (kind === 'lists' && request.method === 'DELETE' && lists.delete(id))
      return envelope({ code: 200, message: '已删除' })
    return refused(404, '没有')
  }
}

function lines(schoolId: string) {
  return [2025, 2024].flatMap((year) =>
    [620, 600].map((lowestScore, index) => ({
      schoolId,
      year,
      subject: '物理',
      lowestScore,
      highestScore: lowestScore + 15,
      lowestRank: 10_000 + index * 9_000,
      majors: [1, 2].map((id) => ({ id, majorName: `专业${id}`, planNum: 5 })),
    })),
  )
}

function page<T>(all: readonly T[], current: number, size: number) {
  return { records: all.slice((current - 1) * size, current * size), total: all.length, current, size }
}

export function envelope(json: unknown, status = 200): RawAnswer {
  return {
    status,
    contentType: 'application/json; charset=utf-8',
    body: new TextEncoder().encode(JSON.stringify(json)),
    ms: 1,
  }
}

const EMPTY_ZIP = Buffer.from(`PK\u0003\u0004…PK\u0005\u0006${'\u0000'.repeat(18)}`, 'latin1')

const ok = (data: unknown) => envelope({ code: 200, message: 'success', data })
const refused = (code: number, message: string) => envelope({ code, message, data: null })
const expired = () => envelope({ code: 500, message: EXPIRED_CREDENTIAL_MESSAGES[0], data: null }, 500)
