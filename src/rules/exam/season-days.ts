/**
 * The days of 2026 that no call gives: province | the exam's last day | results are out | 征集 of the first undergraduate
 * batch | 告 if the year's notice says so; else the days of 2025, moved to 2026.
 * Source: 各省、自治区、直辖市教育考试院（招生考试院）普通高校招生录取工作日程.
 */
const TABLE = `
北京|06-10|06-25|07-22|
天津|06-10|06-24|07-24|
河北|06-09|06-24|07-24|
山西|06-09|06-24|07-25|
内蒙古|06-09|06-23|07-23|
辽宁|06-09|06-24|07-26|
吉林|06-09|06-25|07-26|
黑龙江|06-09|06-24|07-26|
上海|06-09|06-23|07-26|告
江苏|06-09|06-25|07-27|
浙江|06-10|06-24|07-26|
安徽|06-09|06-24|07-26|
福建|06-09|06-24|07-25|
江西|06-09|06-23|07-28|
山东|06-10|06-25||
河南|06-09|06-25|07-26|
湖北|06-09|06-25|07-28|
湖南|06-09|06-25|07-27|
广东|06-09|06-25|07-26|
广西|06-09|06-24|07-25|告
海南|06-10|06-25|07-27|
重庆|06-09|06-25|07-26|
四川|06-09|06-23|07-28|
贵州|06-09|06-24|07-26|告
云南|06-09|06-23|07-26|
西藏|06-09|06-25|07-27|
陕西|06-09|06-24|07-27|
甘肃|06-09|06-24|07-27|
青海|06-09|06-25|07-26|告
宁夏|06-09|06-23|07-26|
新疆|06-09|06-24|07-28|
`

/** The year of the notices. */
const TABLE_YEAR = 2026

/** The first day of the exam, everywhere and every year. */
export const EXAM_BEGINS = '06-07'

export interface SeasonDays {
  /** Each `month-day`. */
  readonly examEnds: string
  readonly results: string
  /** Absent where the province fills its batch again in another way. */
  readonly supplement?: string
  /** Whether the notice of that year says so. */
  readonly announced: boolean
}

/** The days of a province in a year; undefined for a name that no province has. */
export function seasonDays(province: string, year: number): SeasonDays | undefined {
  const row = TABLE.split('\n').find((line) => line.startsWith(`${province}|`))
  if (!row) return undefined
  const [, examEnds = '', results = '', supplement, sure] = row.split('|')
  return {
    examEnds,
    results,
    ...(supplement && { supplement }),
    announced: sure === '告' && year === TABLE_YEAR,
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether the day on which a province publishes the results of a year is over; false where it is not known. */
export function areResultsOut(province: string, year: number, at: Date): boolean {
  const days = seasonDays(province, year)
  if (!days) return false
  const beginning = new Date(`${year}-${days.results}T00:00:00+08:00`).getTime()
  return at.getTime() >= beginning + DAY_MS
}
