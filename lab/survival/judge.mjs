/** Words of a whole screen that may be missing before somebody would miss them. */
const SAME = 0.98

/** Something is missing, and nothing says so. */
export const UNSAID = '少了内容，没有说明'

/** Why a screen did not survive; undefined when it did. */
export function judge({ seen, whole, fault, storm, errors }) {
  // A page that could not be loaded says so, and reports it like what nobody catches.
  const isReport = (text) => fault.page && isReported(seen) && text.includes('页面的一部分没有下载完成')
  const crash = errors.find((text) => !isReport(text))
  if (crash !== undefined) return `异常：${crash}`
  if (!seen.frame) return '框架没有了'
  if (storm) return `反复请求：${storm[0]} ${storm[1]} 次`
  if (seen.alerts.some((text) => (fault.page ? /^页面出错了/ : /^页面(加载失败|出错了)/).test(text)))
    return '整页没有了'
  if (isBlank(seen)) return '空白'
  if (seen.busy > 0 && seen.waiting.length === 0) return '一直在加载，没有说明'
  if (fault.refuses && seen.retries > 0) return '被拒绝了，还让人重试'
  // What is as good as the whole screen needs no word.
  if (fault.reported && !isReported(seen) && !isWhole(seen, whole)) return UNSAID
  return undefined
}

/** Nothing but headings: a list that is empty says so in some words. */
function isBlank({ words, headings }) {
  return words.length - headings.join(' ').length < 4
}

/** Whether somebody reads that something is missing: an alert, a word on a slow answer, a 重试 or a refusal in its place. */
export function isReported({ alerts, waiting, retries, refusals }) {
  return alerts.length > 0 || waiting.length > 0 || retries > 0 || refusals > 0
}

/** What keeps the screen from being as it is when nothing fails; undefined where nothing does. */
export function lacks(seen, whole) {
  const unfinished = whyUnfinished(seen)
  if (unfinished !== undefined) return unfinished
  if (!isWhole(seen, whole)) return `少了内容：${seen.words.length} 字，原有 ${whole.words.length} 字`
  return undefined
}

/**
 * Gives a screen of which nothing fails, which others are held against. A busy machine may still wait for a part. What
 * lacks the same part later would seem whole: the next run looks again.
 */
export function requireWhole(seen) {
  const { waiting, retries, isStill = true } = seen
  const more = waiting[0]?.slice(0, 40) ?? (retries > 0 ? '还有“重试”' : undefined)
  const why = whyUnfinished(seen) ?? more ?? (isStill ? undefined : '还在等回答')
  if (why !== undefined) throw new Error(`没有等到全部内容（${why}）`)
  return seen
}

function whyUnfinished({ alerts, refusals, busy, waiting }) {
  if (alerts.length > 0) return `还有错误：${alerts[0].slice(0, 40)}`
  if (refusals > 0) return '还说没有权限'
  if (busy > 0) return `还在加载：${(waiting[0] ?? '没有说明').slice(0, 40)}`
  return undefined
}

function isWhole(seen, whole) {
  return seen.words.length >= whole.words.length * SAME
}

/** How soon the page asks again by itself, in seconds: as it says, or the longest that it waits without a word. */
export function secondsUntilNext({ waiting }) {
  const said = waiting.map((text) => Number(/（(\d+) 秒）/.exec(text)?.[1])).filter(Boolean)
  return said.length > 0 ? Math.max(...said) + 1 : LONGEST_S
}

/** Between two tries that no region counts down. */
const LONGEST_S = 20
