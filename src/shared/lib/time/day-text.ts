import { dateFormat } from './date-format'

/** The day of a date of the contract, for reading: 2026 年 5 月 3 日. */
export function dayText(createTime: string): string {
  const [year, month, day] = createTime.slice(0, 10).split('-').map(Number)
  return `${year} 年 ${month} 月 ${day} 日`
}

/** 2026-06-25, in the time of the reader. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** 6/25 18:04, in the time of China. */
export const momentText = dateFormat('zh-CN', {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Shanghai',
})

/** The moment that a time of the contract means: one of China where it names no zone, and a day from its first minute on. */
export function serverMoment(time: string): Date {
  const written = time.length <= 10 ? `${time}T00:00` : time.replace(' ', 'T')
  return new Date(/Z|[+-]\d\d:?\d\d$/.test(written) ? written : `${written}+08:00`)
}
