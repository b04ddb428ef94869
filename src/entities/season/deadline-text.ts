import type { BatchCalendar } from '~/contracts/province-rules'
import { dueText, phaseOf, seasonEvents } from './season'

interface Filed {
  readonly province: string
  readonly batch?: string | null | undefined
}

/**
 * Until when a batch is filled in, and how long that is: 安徽本科批 7 月 1 日 17:00 截止，还有 4 天；以考试院通知为准. Undefined
 * where its days are not known.
 */
export function deadlineText(
  batches: readonly BatchCalendar[],
  { province, batch }: Filed,
  at: Date,
): string | undefined {
  const year = Number(batches.find((known) => known.batch === batch)?.fillEnd?.slice(0, 4))
  const event = seasonEvents(province, year, batches).find(({ id }) => id === `fill-${batch}`)
  if (!event) return undefined
  const { end, surety } = event
  const usual = surety === 'announced' ? '' : '往年约 '
  const day = `${Number(end.slice(5, 7))} 月 ${Number(end.slice(8, 10))} 日 ${end.slice(11)}`.trim()
  const left = {
    over: '已截止',
    open: dueText(event, at).replace(/ 截止$| ?天截止$/, (text) => (text.includes('天') ? ' 天' : '')),
    ahead: `${dueText(event, at)}开始填`,
  }[phaseOf(event, at)]
  return `${province}${batch} ${usual}${day} 截止，${left}；以考试院通知为准`
}
