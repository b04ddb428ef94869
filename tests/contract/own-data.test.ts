import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getResponse } from 'msw'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admissionPlan } from '~/contracts/admission-plan'
import { controlLines } from '~/contracts/control-lines'
import type { FigureSource } from '~/contracts/figure-source'
import { professions } from '~/contracts/professions'
import { province } from '~/contracts/province'
import { publishedData } from '~/contracts/published-data'
import { RANKING_TYPES } from '~/contracts/reference'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { schoolLines } from '~/contracts/school-lines'
import { scoreLookups } from '~/contracts/score-lookups'
import { scoreTables } from '~/contracts/score-tables'
import { EMPTY_SCENARIO } from '~/mocks/scenario/scenario'
import { createBackend } from '~/mocks/server/backend'
import { createHandlers } from '~/mocks/server/routes'
import { plannedUnits } from '~/mocks/world/filing/planned-units'
import { givenFiles, serveGiven } from '~/mocks/world/given/given-world'
import { findSchool } from '~/mocks/world/schools/schools'
import * as derive from '~/shared/api/published/derived'
import { openPublished } from '~/shared/api/published/published'
import { readFolder } from '../../tools/own-data/read-folder'
import { OWN_PARTS } from '../../tools/snapshot/plan'
import { type Question, question, sent } from '../../tools/snapshot/questions'
import { takeSnapshot } from '../../tools/snapshot/run'

const NOW = new Date('2026-06-27T10:00:00+08:00')
const API = 'http://api.test'
const NANJING = '10284'

/** Ten candidates a score, from the top of the table down to the undergraduate line. */
const TOP = 690
const END = 463
const rankOf = (score: number) => (TOP - score + 1) * 10
const table = (year: number) =>
  Array.from({ length: TOP - END + 1 }, (_, at) => `${year},物理,${TOP - at},10,${(at + 1) * 10}`)

const line = (year: number, group: string, major: string, score: number) =>
  `${year},物理,本科批,南京大学,${group},首选物理，再选不限,${major},${score},${rankOf(score)}`.replace(
    '首选物理，再选不限',
    '"首选物理，再选不限"',
  )
const planned = (group: string, major: string, places: string) =>
  `2026,物理,本科批,南京大学,${group},"首选物理，再选不限",${major},${places},5200`

const FILES: Readonly<Record<string, readonly string[]>> = {
  '来源.csv': [
    '文件,发布单位,标题,性质',
    '一分一段.csv,江苏省教育考试院,逐分段统计表,官方',
    '录取线.csv,某校整理,专业录取分数,转录',
  ],
  '江苏/一分一段.csv': ['年份,科类,分数,人数,累计人数', ...table(2025), ...table(2026)],
  '江苏/批次线.csv': ['年份,科类,批次,控制线', '2025,物理,本科批,463', '2026,物理,本科批,463'],
  '江苏/录取线.csv': [
    '年份,科类,批次,院校名称,专业组,选科要求,专业名称,最低分,最低位次',
    // Last year the code 05 was that of other majors.
    line(2025, '03', '物理学', 650),
    line(2025, '03', '天文学', 640),
    line(2025, '05', '护理学', 560),
  ],
  '江苏/招生计划.csv': [
    '年份,科类,批次,院校名称,专业组,选科要求,专业名称,计划数,学费',
    planned('05', '物理学', '6'),
    planned('05', '天文学', '4'),
    planned('05', '工程力学', '3'),
  ],
}

let folder = ''
let handlers: ReturnType<typeof createHandlers> = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zetu-own-data-'))
  await mkdir(path.join(folder, '江苏'))
  for (const [name, rows] of Object.entries(FILES)) await writeFile(path.join(folder, name), rows.join('\n'))
  serveGiven((await readFolder(folder)).data)
  handlers = createHandlers(createBackend({ scenario: EMPTY_SCENARIO, now: () => NOW }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const send: typeof fetch = async (url, init) => {
  const response = await getResponse(handlers, new Request(String(url), init))
  return response ?? new Response('', { status: 404 })
}

async function answer(asked: Question) {
  const { url, init } = sent(asked)
  return (await send(API + url, init)).json()
}

/** The figures of a record stand in the row that it names. */
async function expectInRow(source: FigureSource | undefined, ...figures: readonly unknown[]) {
  const file = givenFiles()[source?.file ?? -1]
  const text = await readFile(path.join(folder, file?.path ?? ''), 'utf8')
  const cells = text.split('\n')[(source?.row ?? 0) - 1]?.split(',') ?? []
  for (const figure of figures) expect(cells).toContain(String(figure))
}

const key = { province: '江苏', subject: '物理' }
const linesAsked = question(schoolLines.ofMajors, {
  body: { ...key, year: 2025, schoolId: NANJING, page: 1, pageSize: 100 },
})
const planAsked = question(admissionPlan.query, {
  body: { ...key, year: 2026, schoolId: NANJING, page: 1, pageSize: 100 },
})
const segmentAsked = question(scoreTables.segment, { body: { ...key, year: 2026, score: 600 } })

it('answers with the figures of the folder, each in the row that it names', async () => {
  const { data: segment } = await answer(segmentAsked)
  expect(segment.lowestRank).toBe(rankOf(600))
  await expectInRow(segment.source, 2026, 600, rankOf(600))
  const { data: years } = await answer(question(controlLines.byProvince, { query: { province: '江苏' } }))
  expect(years.map(({ year }: { year: number }) => year)).toEqual([2026, 2025])
  for (const { year, batchLines } of years) {
    for (const { batch, controlScore, source } of batchLines)
      await expectInRow(source, year, batch, controlScore)
  }
  const lines = (await answer(linesAsked)).data.records.flatMap(
    ({ details }: { details: unknown[] }) => details,
  )
  expect(lines).toHaveLength(3)
  for (const { majorName, lowestScore, lowestRank, source } of lines)
    await expectInRow(source, majorName, lowestScore, lowestRank)
  const plans = (await answer(planAsked)).data.records.flatMap(
    ({ details }: { details: unknown[] }) => details,
  )
  expect(plans).toHaveLength(3)
  for (const { majorName, planNum, fee, source } of plans) await expectInRow(source, majorName, planNum, fee)
})

it('says who says a file', async () => {
  const { data } = await answer(question(publishedData.sources, {}))
  const natures = Object.fromEntries(
    data.files.map((file: { path: string; nature?: string }) => [file.path, file.nature]),
  )
  expect(natures['江苏/一分一段.csv']).toBe('官方')
  expect(natures['江苏/录取线.csv']).toBe('转录')
  expect(natures['江苏/招生计划.csv']).toBeUndefined()
})

it('has nothing of what the folder has not', async () => {
  expect((await answer(question(province.list, {}))).data).toEqual([{ code: '32', provinceName: '江苏' }])
  expect((await answer(question(controlLines.byProvince, { query: { province: '安徽' } }))).code).toBe(404)
  expect((await answer(question(professions.search, { query: {} }))).data).toEqual([])
  const ranking = question(schoolLibrary.ranking, {
    body: { rankingType: RANKING_TYPES[0].id, rankingYear: 2025, page: 1, pageSize: 6 },
  })
  expect((await answer(ranking)).data.records).toEqual([])
  const { data: base } = await answer(question(schoolDetail.base, { params: { id: NANJING } }))
  expect(base.numStudent ?? base.createYear ?? base.numDoctor).toBeUndefined()
  const { data: page } = await answer(question(schoolLibrary.query, { body: { page: 1, pageSize: 10 } }))
  expect(page.total).toBe(1)
})

it('finds the line of a group by its majors and never by its code', () => {
  const school = findSchool(NANJING)
  if (!school) throw new Error('没有南京大学')
  const [unit] = plannedUnits(school, {
    ...key,
    year: 2026,
    batch: '本科批',
    linesUntil: 2025,
    filedIn: 2026,
  })
  expect(unit?.code).toBe('05')
  expect(unit?.years[0].planNum).toBe(13)
  expect(unit?.years[1]).toMatchObject({ year: 2025, lowestScore: 640, lowestRank: rankOf(640), matched: 2 })
})

it('is the same as files without an API, which say what there is not', async () => {
  const out = path.join(folder, 'snapshot')
  await takeSnapshot({
    api: API,
    out,
    rate: 100_000,
    hours: 48,
    parts: OWN_PARTS,
    alone: true,
    send,
    now: NOW,
  })
  const get = async (url: string) =>
    readFile(path.join(out, url), 'utf8').then(
      (text) => new Response(text),
      () => new Response('', { status: 404 }),
    )
  // Years later: nothing newer can be had anywhere.
  const later = () => NOW.getTime() + 3 * 365 * 86_400_000
  const files = openPublished({ place: '', api: API, derive: async () => derive, get, now: later })
  const ofFiles = async (asked: Question) => (await files.answer(sent(asked)))?.json()
  const ofPlaces = question(admissionPlan.places, {
    body: { ...key, schoolIds: [NANJING], years: [2026] },
  })
  const near = { ...key, year: 2025, score: 640, within: 50 }
  const nearAsked = [
    near,
    { ...near, page: 1, pageSize: 100, provinces: ['江苏'], schoolInstitutions: ['公办', '民办'] },
    { ...near, page: 1, pageSize: 100, provinces: ['安徽'] },
  ].map((query) => question(scoreLookups.sameScoreInfo, { query }))
  const ruler = question(scoreLookups.lineDistribution, { query: { ...key, year: 2025 } })
  expect((await answer(nearAsked[0] as Question)).data.destinations.length).toBeGreaterThan(0)
  for (const asked of [
    ...[segmentAsked, linesAsked, planAsked, ofPlaces, question(publishedData.sources, {})],
    ...[...nearAsked, ruler],
  ])
    expect((await ofFiles(asked)).data).toEqual((await answer(asked)).data)
  const inBatch = question(admissionPlan.query, {
    body: { ...key, year: 2026, schoolId: NANJING, batch: '专科批', page: 1, pageSize: 100 },
  })
  expect((await ofFiles(inBatch)).data).toMatchObject({ records: [], total: 0 })
  expect(await ofFiles(question(schoolDetail.alumnus, { params: { id: 'x' } }))).toEqual({
    code: 404,
    message: '这里没有数据',
    data: null,
  })
})
