import type { ApplicationList } from '~/contracts/list-summaries'

/** When a list was changed last: the server's time without its seconds. */
export function changeText({ updateTime }: Pick<ApplicationList, 'updateTime'>): string {
  return updateTime?.replace(/(\d\d:\d\d):\d\d$/, '$1') ?? '—'
}
