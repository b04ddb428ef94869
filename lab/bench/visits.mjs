import { publicPages } from '../../scripts/lib/public-pages.mjs'
import { countVisit, sessionOf } from '../../scripts/lib/visit.mjs'
import { startLive } from './start-live.mjs'

/** How late the API answers, in ms. */
const LATENCY_MS = 100
/** The number of the demo account with VIP. */
const VIP = '13800008001'

/** What a first visit to each public page asks for until it has come to rest: requests, bytes, and calls of the API. */
export async function measure({ browser, load, liveDir, pages }) {
  const { VISIT_GOAL: GOAL } = await load('/tests/performance/budget.ts')
  const live = await startLive({ load, liveDir, latency: LATENCY_MS })
  const rows = []
  const notes = []
  try {
    const vip = await sessionOf({ browser, url: live.url, tel: VIP })
    for (const { address, figures } of await publicPages(liveDir, pages)) {
      for (const [person, session] of [
        ['游客', undefined],
        ['VIP', vip],
      ]) {
        const visit = await countVisit({ browser, url: live.url + address, figures, session })
        const before = visit.calls.filter(({ isBefore }) => isBefore).length
        const within =
          visit.requests <= GOAL.requests &&
          visit.bytes <= GOAL.bytes &&
          visit.calls.length <= GOAL.calls &&
          before <= GOAL.callsBefore &&
          visit.twice.length === 0
        const name = address.split('?')[0]
        rows.push([
          name,
          person,
          visit.requests,
          (visit.bytes / 1000).toFixed(0),
          before,
          visit.calls.length,
          visit.twice.length,
          within ? '合' : '超出',
        ])
        for (const { name: call, caller } of visit.twice)
          notes.push(`${name} ${person} 问了两遍：${call}（${caller}）`)
        if (process.env.ZETU_CALLS)
          for (const call of visit.calls)
            notes.push(`${name} ${person} ${call.isBefore ? '先' : '后'} ${call.name}（${call.caller}）`)
      }
    }
  } finally {
    live.close()
  }
  return {
    title: `第一次打开一个页面，到安静为止（线上构建，手机，接口 ${LATENCY_MS} 毫秒；请求 ≤ ${GOAL.requests}，字节 ≤ ${GOAL.bytes / 1000} KB，接口 ≤ ${GOAL.calls}，其中内容之前 ≤ ${GOAL.callsBefore}，没有一个问两遍）`,
    columns: ['页面', '谁', '请求', 'KB', '内容前的接口', '接口', '问了两遍', ''],
    rows,
    notes,
    failed: rows.some((row) => row.at(-1) === '超出'),
  }
}
