import { newContext, OPENING_MS, openScreen } from './screen.mjs'

/** A write that hangs is said within this, and so is everything else. */
const WORD_MS = 10_500
/** The second try, with an API that answers. */
const DONE_MS = 6000
const POLL_MS = 250
/** A button that cannot be pressed is not waited for longer, on a machine that has much else to do. */
const STEP_MS = 20_000

/** What tells somebody that a write has not gone through, or is still on its way. */
const WORDS =
  /失败|没有保存|未保存|没能|重试|稍后|Error|被拒绝|出错|有误|仍在|保存中|人太多|本机|网络|没有说明|凭证|登录|没有权限/

/** A call that hangs is said to take long, with its seconds and a way to try again: that it is under way is not enough. */
const LONG_WORDS = /仍在|还在保存/

/** One write that fails in one way: what is said, what stays in the field, and what is there after a second try. */
export async function tryWrite(session, { write, fault }) {
  const context = await newContext(session)
  try {
    return await inContext({ ...session, page: await context.newPage() }, context, write, fault)
  } finally {
    // A browser that has gone is told by what was tried in it.
    await context.close().catch(() => undefined)
  }
}

async function inContext(session, context, write, fault) {
  const { persona } = write
  const { page, errors, close, settled } = await openScreen(session, write.address, { persona })
  prepare(page)
  // The other tab shows the record as it was before anything is typed here.
  const other = fault.elsewhere && (await openOther(session, context, write, fault))
  if (fault.name === 'full') await fillStorage(page)
  await write.open?.(page)
  await write.fill?.(page)
  const typed = await write.typed?.(page)
  const before = await textOf(page)
  await scenario(page, `${write.call}:${fault.failure ?? fault.name}`)
  await write.press(page)
  const words = fault.name === 'hang' ? LONG_WORDS : WORDS
  const isReported = async () => words.test(newText(before, await textOf(page)))
  const reported = await waitFor(page, WORD_MS, isReported)
  const alive = (await page.locator('header').count()) > 0 && (await page.locator('main').count()) > 0
  if (fault.leaves) await comeBack(session, write)
  const still = write.typed === undefined ? undefined : await write.typed(page).catch(() => undefined)
  const asks = fault.name !== 'full' || write.isShort || (await asksBeforeLoss(page))
  const isThere = other && (await write.elsewhere[fault.name].act(other.page))
  await scenario(page, '')
  if (fault.name === 'full') await page.evaluate(() => sessionStorage.removeItem('full'))
  if (fault.leaves && still !== typed) await write.fill?.(page)
  await pressRetry(page, write)
  if (other) await write.elsewhere[fault.name].settle?.(page)
  await page.waitForTimeout(DONE_MS)
  await settled()
  const found = await countAfresh(page, session, write)
  const both = isThere === undefined || (await isThere(page))
  const result = {
    reported,
    alive,
    asks,
    both,
    errors: [...errors],
    isStored: still === typed || found > 0,
    found,
  }
  await close()
  return result
}

function prepare(page) {
  page.setDefaultTimeout(STEP_MS)
  page.setDefaultNavigationTimeout(OPENING_MS)
  page.on('dialog', (dialog) => void dialog.accept())
}

async function openOther(session, context, { address, persona, elsewhere }, { name }) {
  const page = await context.newPage()
  const other = await openScreen({ ...session, page }, elsewhere[name].address ?? address, { persona })
  prepare(page)
  return other
}

/** The browser has no room left until the mark is taken away: reading works, writing throws. */
function fillStorage(page) {
  return page.evaluate(() => {
    sessionStorage.setItem('full', '')
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (...entry) {
      if (sessionStorage.getItem('full') !== null) throw new DOMException('no room', 'QuotaExceededError')
      set.apply(this, entry)
    }
  })
}

/** Whether a page that is closed now asks first. */
function asksBeforeLoss(page) {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
}

/** Signs the same person in again and opens the page once more, as somebody does whose session has ended. */
async function comeBack(session, write) {
  await openScreen(session, write.returned ?? write.address, { persona: write.persona })
  const isOpen = write.typed === undefined || (await write.typed(session.page).catch(() => undefined))
  if (isOpen === undefined) await write.open?.(session.page)
}

/** What went through in spite of its answer needs no second press. */
async function pressRetry(page, write) {
  const again = page.getByRole('button', { name: /^(再试|重试)/ }).first()
  if (await again.isVisible()) await again.click().catch(() => undefined)
  else await write.press(page).catch(() => undefined)
}

/** How often the work is there for somebody who opens the page anew. */
async function countAfresh(page, session, write) {
  if (write.counted === undefined) await page.reload()
  else await page.goto(`${session.url}${write.counted}`)
  await page.locator('html[data-mounted]').waitFor({ state: 'attached', timeout: OPENING_MS })
  await waitFor(page, DONE_MS, async () => (await write.count(page).catch(() => 0)) > 0)
  return write.count(page).catch(() => 0)
}

/** Why a write did not hold; undefined when it did. */
export function judgeWrite({ reported, alive, asks, both, errors, isStored, found }, { name }) {
  if (errors.length > 0) return `异常：${errors[0]}`
  if (!alive) return '页面没有了'
  if (!reported && name !== 'slow' && found !== 1) return '没有说明'
  if (!isStored) return '输入丢了'
  if (!asks) return '只在内存里，关闭前没有问'
  if (!both) return '另一处的修改没有了'
  if (found > 1) return `写了 ${found} 份`
  return found === 1 ? undefined : '再试一次也没有写上'
}
function scenario(page, fail) {
  return page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('qa', { detail })),
    new URLSearchParams({ 'qa.fail': fail }).toString(),
  )
}

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
const textOf = (page) => page.evaluate(() => document.body.innerText)

/** The lines that were not there before. */
function newText(before, now) {
  const known = new Set(before.split('\n'))
  return now
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n')
}

async function waitFor(page, ms, isSo) {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (await isSo()) return true
    await page.waitForTimeout(POLL_MS)
  }
  return isSo()
}
