import { existsSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** One first answer of a model and the milliseconds it took on this thread. */
export interface ModelTime {
  readonly name: string
  readonly milliseconds: number
}

export interface WorldTimes {
  /** Reading the modules of `/weici` and its first answer. */
  readonly boot: number
  readonly models: readonly ModelTime[]
  /** Heap in bytes that the walk through everything has left behind. */
  readonly heap: number
}

/** Where Linux says for how many nanoseconds a thread has run. */
const MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`

/** Milliseconds that the main thread has run: neither its waiting for others on the machine nor the helpers of V8 count. In steps of up to 4. */
function processorTime(): number {
  if (!existsSync(MAIN_THREAD)) return performance.now()
  return Number(readFileSync(MAIN_THREAD, 'utf8').split(' ')[0]) / 1e6
}

async function timed<T>(
  make: () => T | Promise<T>,
): Promise<{ readonly value: T; readonly milliseconds: number }> {
  const before = processorTime()
  const value = await make()
  return { value, milliseconds: processorTime() - before }
}

const YEAR = 2025
const SUBJECT = '物理'
const ANHUI = { province: '安徽', year: YEAR, subject: SUBJECT }

/** Asks every kind of model its first question and walks through all of them once. The modules were read before. */
export async function worldTimes(): Promise<WorldTimes> {
  const before = heapAfterCollection()
  const boot = await timed(async () => {
    const [{ scoreTable }, { controlLines }] = await Promise.all([
      import('~/mocks/world/exam/score-table'),
      import('~/mocks/world/exam/control-lines'),
    ])
    return [scoreTable(ANHUI), controlLines(ANHUI.province, YEAR)]
  })
  const library = await import('~/mocks/world/schools/schools')
  const strength = await import('~/mocks/world/admission/model/strength')
  const groups = await import('~/mocks/world/admission/model/groups')
  const offers = await import('~/mocks/world/early/early')
  const early = await import('~/mocks/world/early/lines')
  const majors = await import('~/mocks/world/schools/majors')
  const departments = await import('~/mocks/world/schools/model/departments')
  const detail = await import('~/mocks/world/majors/detail')
  const catalogue = await import('~/mocks/world/majors/catalogue')
  const statistics = await import('~/mocks/world/professions/model/stats')
  const professions = await import('~/mocks/world/professions/catalogue')
  const brochures = await import('~/mocks/world/articles/brochures')
  const news = await import('~/mocks/world/articles/news')
  const people = await import('~/mocks/world/people/people')
  const models: ModelTime[] = []
  const first = async <T>(name: string, make: () => T): Promise<T> => {
    const { value, milliseconds } = await timed(make)
    models.push({ name, milliseconds })
    return value
  }
  const all = await first('全部院校', () => library.schools())
  const school = library.findSchool('10357') ?? all[0]
  if (!school) throw new Error('没有院校')
  const key = { ...ANHUI, school }
  await first('院校最低位次', () => strength.schoolLowestRank(key))
  await first('开设专业', () => majors.majorsOfSchool(school))
  await first('专业组与录取线', () => groups.admissionGroups(key))
  await first('另一所院校的专业组与录取线', () => {
    return groups.admissionGroups({ ...key, school: all[40] ?? school })
  })
  await first('院系', () => departments.departments(school))
  await first('提前批目录', () => offers.earlyDirectories('安徽', YEAR))
  await first('提前批 999 行', () => early.earlyScoreLines('安徽', YEAR, {}, { from: 0, to: 999 }))
  await first('专业详情', () => detail.majorDetail('080901'))
  await first('职业树', () => professions.professionTree())
  await first('学生 200 人', () => people.students({ year: 2026, month: 6, graduatingYear: 2026 }))
  await first('招生简章', () => brochures.brochuresOf(school, YEAR))
  await first('新闻', () => news.news(school, new Date(Date.UTC(2026, 5, 1))))
  walk()
  return { boot: boot.milliseconds, models, heap: heapAfterCollection() - before }

  /** Every school with its majors and lines in two provinces, every major, every profession's figures. */
  function walk(): void {
    for (const each of all) {
      for (const province of ['安徽', '河南']) groups.admissionGroups({ ...ANHUI, province, school: each })
      departments.departments(each)
      brochures.brochuresOf(each, YEAR)
    }
    for (const level of [1, 2, 3] as const) {
      for (const { majorCode } of catalogue.allMajors(level)) detail.majorDetail(majorCode)
    }
    for (const { typeCode } of professions.professionTree().flatMap((category) => category.professionTypes)) {
      statistics.professionStats(typeCode, YEAR)
    }
  }
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  return process.memoryUsage().heapUsed
}
