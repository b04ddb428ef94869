import { FAULTS } from './faults.mjs'
import { newContext, OPENING_MS, openScreen } from './screen.mjs'

/** A write that hangs is said within this, and so is everything else. */
const WORD_MS = 10_500
/** The second try, with an API that answers. */
const DONE_MS = 6000
const POLL_MS = 250
/** A button that cannot be pressed is not waited for. */
const STEP_MS = 8000

/** What tells somebody that a write has not gone through, or is still on its way. */
const WORDS =
  /失败|没有保存|未保存|没能|重试|稍后|Error|被拒绝|出错|有误|仍在|保存中|人太多|本机|网络|没有说明|凭证|登录/

/** Answers that a write does not get, or not whole; the slow truth needs no word of a failure. */
export const WRITE_FAULTS = FAULTS.filter(
  // A lost session is asked for by tests of its own. Of answers with another content one stands for all.
  ({ name, leaves }) => !leaves && !['empty', 'null', 'incomplete', 'bare'].includes(name),
)

/** One write that fails in one way: what is said, what stays in the field, and what is there after a second try. */
export async function tryWrite(desk, { write, fault }) {
  const context = await newContext(desk)
  try {
    return await inContext({ ...desk, page: await context.newPage() }, write, fault)
  } finally {
    // A browser that has gone is told by what was tried in it.
    await context.close().catch(() => undefined)
  }
}

async function inContext(desk, write, fault) {
  const { page, errors, close, settled } = await openScreen(desk, write.address, { persona: write.persona })
  page.setDefaultTimeout(STEP_MS)
  page.setDefaultNavigationTimeout(OPENING_MS)
  page.on('dialog', (dialog) => void dialog.accept())
  await write.fill?.(page)
  const typed = await write.typed?.(page)
  const before = await textOf(page)
  await scenario(page, `${write.call}:${fault.name}`)
  await write.press(page)
  const told = await waitFor(page, WORD_MS, async () => WORDS.test(newText(before, await textOf(page))))
  const alive = (await page.locator('header').count()) > 0 && (await page.locator('main').count()) > 0
  const still = write.typed === undefined ? undefined : await write.typed(page).catch(() => undefined)
  await scenario(page, '')
  // What went through in spite of its answer needs no second press.
  const again = page.getByRole('button', { name: /^(再试|重试)/ }).first()
  if (await again.isVisible()) await again.click().catch(() => undefined)
  else await write.press(page).catch(() => undefined)
  await page.waitForTimeout(DONE_MS)
  await settled()
  const found = await countAfresh(page, desk, write)
  const result = { told, alive, errors: [...errors], isKept: still === typed || found > 0, found }
  await close()
  return result
}

/** How often the work is there for somebody who opens the page anew. */
async function countAfresh(page, desk, write) {
  if (write.counted === undefined) await page.reload()
  else await page.goto(`${desk.url}${write.counted}`)
  await page.locator('html[data-mounted]').waitFor({ state: 'attached' })
  await waitFor(page, DONE_MS, async () => (await write.count(page).catch(() => 0)) > 0)
  return write.count(page).catch(() => 0)
}

/** Why a write did not hold; undefined when it did. */
export function judgeWrite({ told, alive, errors, isKept, found }, { name }) {
  if (errors.length > 0) return `异常：${errors[0]}`
  if (!alive) return '页面没有了'
  if (!told && name !== 'slow' && found !== 1) return '没有说明'
  if (!isKept) return '输入丢了'
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
