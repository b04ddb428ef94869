import type { Page } from 'playwright/test'
import { openScreen } from '../../lab/survival/screen.mjs'
import { DRAWER_SCREENS, SCREENS } from '../../scripts/lib/screens.mjs'
import { expect, LONG, test } from './support'

const QUESTION = 'province=安徽&year=2025&subject=物理'

/** Screens that show figures after a choice, beside those of every kind. */
const CHOSEN = [
  `/weici?province=河南&year=2019&subject=理科&score=560`,
  `/chadaxue?${QUESTION}&rank=27089&reach=稳`,
  `/chadaxuerank?${QUESTION}`,
  `/tiqianpi?${QUESTION}&tab=lines`,
  '/chadaxueoverview/10001?province=浙江',
  '/chadaxueluqu/10357?province=西藏&subject=理科',
  '/fillIn?easy=1',
  '/about?lib=rank-line&lib.score=600&lib.province=安徽',
  '/about?lib=book&lib.book=b3420250&lib.school=安徽大学',
]

/** What the authorities have published, and what the reader has said: all else is made by a model. */
const REAL = [
  /历年公布的录取控制分数线/,
  /一分一段表/,
  /的填报规定，/,
  /你填写的|最近一年的一分一段表换算/,
  /标“示例”的日期按往年安排推算/,
]

/** Source lines of a page, on screen or on paper alone, as far down as it goes. */
async function sourceLines(page: Page): Promise<string[]> {
  for (let turn = 0; turn < 12; turn++) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight)
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    })
    if (isAtEnd) break
  }
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return page.evaluate(() =>
    [...document.querySelectorAll('p, td, li, figcaption, dd')]
      .map((element) => element.textContent ?? '')
      .filter((text) => text.includes('来源：')),
  )
}

/** Whether a page tells the line of a school. */
async function tellsLine(page: Page): Promise<boolean> {
  const text = await page.locator('body').innerText()
  return /最低\s*[\d,]{4,} 位|最低位次\s*[\d,]{4,}|年最低 [\d,]{4,}/.test(text)
}

test(
  'no source line of any page hides that a model made its figures',
  LONG,
  async ({ browser, page, baseURL }) => {
    test.setTimeout(900_000)
    const unmarked: string[] = []
    const silent: string[] = []
    let seen = 0
    for (const address of [...SCREENS, ...DRAWER_SCREENS, ...CHOSEN]) {
      const screen = await openScreen({ browser, page, url: baseURL ?? '' }, address)
      const lines = await sourceLines(page)
      seen += lines.length
      if (lines.length === 0 && (await tellsLine(page))) silent.push(address)
      const bad = lines.filter((line) => !/示例|模拟/.test(line) && !REAL.some((real) => real.test(line)))
      unmarked.push(...bad.map((line) => `${address}: ${line}`))
      await screen.close()
    }
    expect({ silent, unmarked }).toEqual({ silent: [], unmarked: [] })
    expect(seen).toBeGreaterThan(30)
  },
)
