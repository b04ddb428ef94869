import type { Locator, Page } from 'playwright/test'
import { beginUse, caseOf, expect, LONG, scenarioAddress, test, visit } from './support'

const SEGMENT = 'POST /api/batch-lines/batch-line-segment'
const TABLE = 'POST /api/batch-lines/batch-line-segment-default'
const DESTINATIONS = 'GET /api/batch-lines/same-score-info'
const EQUIVALENT = 'POST /api/batch-lines/historical-equivalent-score'
const SELECT = 'GET /api/batch-lines/batch-line-select'

test.describe('/weici', () => {
  test('S1-2.22 S1-2.50 opens with the defaults and writes them into the address', async ({ page }) => {
    await visit(page, '/weici')
    await expect(page.getByLabel('科类')).toHaveValue('物理')
    await expect
      .poll(() => decodeURIComponent(page.url()))
      .toContain('province=安徽&year=2025&subject=物理&batch=本科批')
    await expect(page.getByRole('table', { name: '安徽 2025 年物理一分一段表' })).toBeVisible()
  })

  test('opens with the province and subject of the student', LONG, async ({ page }) => {
    await visit(page, '/weici', { persona: 'vip' })
    await expect(page.getByLabel('科类')).toHaveValue('历史')
  })

  test('S1-1.1.5 S1-2.51 S1-2.53 S1-2.54 answers a score with rank, count, a level that is explained, and earlier scores', async ({
    page,
  }) => {
    await visit(page, '/weici')
    await page.getByLabel('分数', { exact: true }).fill('600')
    await page.keyboard.press('Enter')
    const answer = page.getByRole('region', { name: '位次结果' })
    await expect(answer).toContainText('26,394–27,089')
    await expect(answer).toContainText('696 人')
    await expect(answer).toContainText('教育考试院公布的 2025 年')
    await expect(answer.getByRole('row', { name: /^2024/ })).toContainText('597')
    await expect(answer.getByRole('row', { name: /^2023\s*理科/ })).toContainText('574')
    await expect(page).toHaveURL(/score=600/)
    // Whoever types does not lose their place.
    await expect(page.getByLabel('分数', { exact: true })).toBeFocused()
    // What the level means is told by keyboard and by mouse.
    const sign = page.getByRole('button', { name: '竞争程度怎么分' })
    const legend = page.getByRole('tooltip')
    await expect(sign).toBeVisible()
    await expect(legend).toBeHidden()
    await sign.focus()
    await expect(legend).toContainText('同分 1000 人及以上')
    await page.keyboard.press('Escape')
    await expect(legend).toBeHidden()
    await sign.hover()
    await expect(legend).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(legend).toBeHidden()
  })

  test('S1-2.52 draws both curves with a mark at the score, the control lines, and what each score says', async ({
    page,
  }) => {
    await visit(page, '/weici?score=600')
    await beginUse(page)
    const counts = page.getByRole('figure', { name: '安徽 2025 年物理各分数的同分人数' })
    await counts.scrollIntoViewIfNeeded()
    await expect(counts.getByText('600 分')).toBeVisible()
    await expect(counts.getByText('同分人数（人）')).toBeVisible()
    const ranks = page.getByRole('figure', { name: '安徽 2025 年物理各分数的位次' })
    await expect(ranks.getByText('26,394–27,089 位')).toBeVisible()
    await expect(ranks.getByText('特控线 514')).toBeVisible()
    const reading = ranks.getByRole('slider')
    await reading.press('Home')
    await reading.press('ArrowRight')
    await expect(reading).toHaveAttribute('aria-valuetext', /^462 分，位次 [\d,]+–[\d,]+，同分 [\d,]+ 人$/)
  })

  test('S1-2.55 finds my row and the row of a rank, and scrolls to neither by itself', async ({ page }) => {
    await visit(page, '/weici?score=600')
    await beginUse(page)
    const own = page.getByRole('row', { name: /600\s*我的位次/ })
    await expect(own).toBeAttached()
    await expect(own).not.toBeInViewport()
    await page.getByRole('button', { name: '看我的位次' }).click()
    await expect(own).toBeInViewport()
    await expect(own).toBeFocused()

    await page.getByLabel('按位次找分数').fill('20,000')
    await page.keyboard.press('Enter')
    const found = page.getByRole('row', { name: /611\s*第 20,000 名/ })
    await expect(found).toBeInViewport()
    await expect(found).toContainText('19,646–20,184')
    // It is in the address: a link leads to the row, and without a score one comes for nothing else.
    await expect(page).toHaveURL(/[?&]rank=20000(&|$)/)
    const link = new URL(page.url())
    link.searchParams.delete('score')
    await page.goto(`${link.pathname}${link.search}`)
    await expect(found).toBeInViewport()
    await expect(page.getByLabel('按位次找分数')).toHaveValue('20,000')
    await page.getByLabel('按位次找分数').fill('999999')
    await page.getByRole('button', { name: '找', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(/位次在 1 到 191,416 之间/)
  })

  test(
    'keeps the conditions and the place of the keyboard while another province loads',
    LONG,
    async ({ page }) => {
      await visit(page, '/weici?score=600', { latency: 400 })
      await expect(page.getByRole('region', { name: '位次结果' })).toContainText('26,394–27,089')
      const province = page.getByLabel('省份')
      await province.focus()
      await province.selectOption('江苏')
      // Until the new figures are there, the old ones stand under their own name.
      await expect(page.getByRole('heading', { name: '安徽 2025 年物理一分一段' })).toBeVisible()
      await expect(page.getByText('江苏 2025 年物理 600 分的位次区间')).toBeVisible()
      await expect(province).toBeFocused()
      await page.goBack()
      await expect(page.getByText('安徽 2025 年物理 600 分的位次区间')).toBeVisible()
    },
  )

  test('follows Back from score to score', LONG, async ({ page }) => {
    await visit(page, '/weici?score=600')
    const score = page.getByLabel('分数', { exact: true })
    await score.fill('６１０')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByText('安徽 2025 年物理 610 分的位次区间')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('安徽 2025 年物理 600 分的位次区间')).toBeVisible()
    await expect(score).toHaveValue('600')
  })

  test('prints with its source and its address, without the controls', LONG, async ({ page }) => {
    await visit(page, '/weici?score=600')
    await expect(page.getByRole('region', { name: '位次结果' })).toContainText('26,394–27,089')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/\/weici\?.*province=安徽&year=2025/)).toBeVisible()
    await expect(page.getByText('来源：安徽 2025 年一分一段表').first()).toBeVisible()
    await expect(page.getByLabel('省份')).toBeHidden()
  })

  test('shows a friend the same screen', LONG, async ({ page, browser, baseURL }) => {
    await visit(page, '/weici', { persona: 'vip' })
    await page.getByLabel('省份').selectOption('浙江')
    await expect(page.getByLabel('科类')).toHaveValue('综合')
    await page.getByLabel('年份').selectOption('2024')
    await page.getByLabel('分数', { exact: true }).fill('620')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByText('浙江 2024 年综合 620 分的位次区间')).toBeVisible()
    await expect(page.getByRole('button', { name: /^−5 分\s*[\d,]+ 位$/ })).toBeVisible()
    const shown = await resultText(page)

    const friend = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const other = await friend.newPage()
    // Next year, as somebody else: the address says everything.
    const { pathname, search } = new URL(page.url())
    await visit(other, pathname + search.replace(/qa\.[^&]*&?/g, ''), {
      now: '2027-07-01',
      persona: 'student',
    })
    await expect(other.getByRole('region', { name: '位次结果' })).toContainText(
      '浙江 2024 年综合 620 分的位次区间',
    )
    await expect(other.getByRole('button', { name: /^−5 分\s*[\d,]+ 位$/ })).toBeVisible()
    expect(await resultText(other)).toBe(shown)
    await friend.close()
  })

  test(
    'keeps a choice that is made in the instant in which the defaults are known',
    LONG,
    async ({ page }) => {
      await visit(page, '/weici', { latency: 1000 })
      const province = await page.getByLabel('省份').elementHandle()
      // While the page draws what was chosen, the answer that holds the defaults reaches it.
      await page.evaluate((province) => {
        if (!(province instanceof HTMLSelectElement)) throw new Error('no choice of a province')
        const read = Response.prototype.text
        Response.prototype.text = async function text() {
          const said = await read.call(this)
          if (this.url.includes('batch-line-select')) {
            Response.prototype.text = read
            province.value = '浙江'
            province.dispatchEvent(new Event('change', { bubbles: true }))
          }
          return said
        }
      }, province)
      await expect(page.getByLabel('科类')).toHaveValue('综合')
      await expect(page.getByLabel('省份')).toHaveValue('浙江')
    },
  )

  test(
    'keeps candidates and batch over a reform, under the names of the other year',
    LONG,
    async ({ page }) => {
      await visit(page, '/weici?province=安徽&year=2025&subject=历史&batch=专科批&score=600')
      await expect(page.getByLabel('批次')).toHaveValue('专科批')
      await page.getByLabel('年份').selectOption('2023')
      await expect(page.getByLabel('科类')).toHaveValue('文科')
      await expect(page.getByLabel('批次')).toHaveValue('专科')
      await expect(page.getByText('安徽 2023 年文科 600 分的位次区间')).toBeVisible()
      await page.goBack()
      await expect(page.getByLabel('科类')).toHaveValue('历史')
    },
  )

  test('S1-1.4 S1-5.10 S1-5.11 warns without a score, and of one without a rank', async ({ page }) => {
    await visit(page, '/weici')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByText('请输入分数')).toBeVisible()
    await page.getByLabel('分数', { exact: true }).fill('-1')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByLabel('分数', { exact: true })).toHaveValue('-1')
    await expect(page).not.toHaveURL(/score=/)
    await page.getByLabel('分数', { exact: true }).fill('120')
    await page.getByRole('button', { name: '查位次' }).click()
    // The message and the place of the answer.
    await expect(page.getByText('您输入的120分无匹配的位次。换个分数再试试吧！')).toHaveCount(2)
  })

  test('says when a score has no rank', LONG, async ({ page }) => {
    await visit(page, '/weici?score=120')
    await beginUse(page)
    const text = page.getByText('您输入的120分无匹配的位次。换个分数再试试吧！')
    // The message and the place of the answer.
    await expect(text).toHaveCount(2)
    await expect(page.getByRole('table', { name: /一分一段表/ })).toBeVisible()
  })

  test('says when a score lies below the line of its batch', LONG, async ({ page }) => {
    await visit(page, '/weici?province=安徽&year=2025&subject=物理&batch=本科批&score=400')
    await expect(page.getByText('低于所选批次的控制线 461 分')).toBeVisible()
    await expect(page.getByRole('button', { name: '看我的位次' })).toBeHidden()
  })

  test('S1-5.11 says when a score is above the total or in the merged top row', LONG, async ({ page }) => {
    await visit(page, '/weici?province=安徽&year=2025&subject=物理&score=750')
    await expect(page.getByText('691 分及以上合并为一档')).toBeVisible()
    await visit(page, '/weici?province=安徽&year=2025&subject=物理&score=751')
    await expect(page.getByText('您输入的751分无匹配的位次。换个分数再试试吧！').first()).toBeVisible()
    await page.getByLabel('分数', { exact: true }).fill('999')
    await page.keyboard.press('Enter')
    await expect(page.getByText('您输入的999分无匹配的位次。换个分数再试试吧！')).toBeVisible()
    await expect(page).toHaveURL(/score=751/)
  })

  for (const [at, damage] of [
    '?year=abc&score=-1&subject=%00',
    '?province=火星&batch=零批',
    '?year=2025&year=2024&score=1e3',
    '?%E0%A4%A=1&score=%FF',
  ].entries()) {
    test(`survives ${damage}`, caseOf(at, 0), async ({ page }) => {
      await visit(page, `/weici${damage}`)
      await expect(page.getByRole('table', { name: /安徽 20\d\d 年物理一分一段表/ })).toBeVisible()
      await expect(page.getByLabel('分数', { exact: true })).toHaveValue('')
    })
  }
})

test.describe('/weici on the result day', () => {
  const OUT = { tables: 'out' } as const

  test('opens with the table of this year, beside the lines of last year', async ({ page }) => {
    await visit(page, '/weici?province=安徽&subject=物理&score=600', OUT)
    await beginUse(page)
    await expect.poll(() => decodeURIComponent(page.url())).toContain('year=2026')
    const answer = page.getByRole('region', { name: '位次结果' })
    await expect(answer).toContainText('安徽 2026 年物理 600 分的位次区间')
    await expect(answer).toContainText(/高出本科线 \d+ 分/)
    const near = page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })
    await expect(page.getByText('2026 年的录取结果还没有，先看这个位次 2025 年录到了哪里。')).toBeVisible()
    await expect(near.getByText(/^找到 \d+ 个专业组，\d+ 所学校，先列最近的 20 个$/)).toBeVisible()
    await expect(page.getByRole('table', { name: '安徽 2026 年物理一分一段表' })).toBeVisible()
  })

  test('before that opens with last year', LONG, async ({ page }) => {
    await visit(page, '/weici', { tables: 'awaited' })
    await expect.poll(() => decodeURIComponent(page.url())).toContain('year=2025')
  })

  test('its control lines stand first, and the first page names its ranks', LONG, async ({ page }) => {
    await visit(page, '/pici?province=安徽', OUT)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('2026 年')
    await visit(page, '/welcome', OUT)
    await page.getByLabel('高考或模考总分').fill('600')
    await expect(page.getByRole('paragraph').filter({ hasText: '安徽物理 600 分' })).toBeVisible()
    await expect(page.getByText(/2026 年一分一段，示例/)).toBeVisible()
    const led = page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })
    await expect(led.getByRole('row').nth(1)).toHaveText(/同分|靠前|还差/)
  })
})

test.describe('/weici: where a rank was enough', () => {
  const ADDRESS = '/weici?province=安徽&year=2025&subject=物理&batch=本科批&score=600'

  test('tells a guest twenty schools near the rank, each leading to its lines with the rank', async ({
    page,
  }) => {
    await visit(page, ADDRESS)
    await beginUse(page)
    const near = page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })
    await expect(near).toContainText(
      '2025 年最后一名录取者排在 27,089 位附近的专业组。只是往年结果，不是预测。',
    )
    const table = near.getByRole('table', { name: '这个位次前后录到的院校' })
    await expect(table.getByRole('row')).toHaveCount(21)
    // Of the own score: neither above nor below.
    const row = table.getByRole('row').filter({ hasText: '＝ 同分' }).first()
    const school = (await row.getByRole('link').first().innerText()).trim()
    await near.getByRole('button', { name: '再看 20 条' }).click()
    await expect(table.getByRole('row')).toHaveCount(41)
    await table.getByRole('link', { name: school }).first().click()
    await expect(page).toHaveURL(/chadaxueluqu.*rank=27089/)
    await expect(page.getByRole('note').filter({ hasText: '27,089' })).toBeVisible()
  })

  test('widens the window and narrows by place and feature, in the address', LONG, async ({ page }) => {
    await visit(page, ADDRESS)
    await beginUse(page)
    const near = page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })
    await expect(near.getByText(/^找到 \d\d 个专业组/)).toBeVisible()
    await choose(near, '位次范围：上下 5%', '上下 10%')
    await expect(near.getByText(/^找到 1\d\d 个专业组/)).toBeVisible()
    await choose(near, '所在地', /^江苏/)
    await choose(near, '院校特色', /^211/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/within=10.*place=.*feature=211/)
    const rows = near.getByRole('table', { name: '这个位次前后录到的院校' }).getByRole('row')
    await expect(rows.nth(1)).toContainText('江苏')
    await expect(rows.filter({ hasText: /湖南|四川/ })).toHaveCount(0)
    await near.getByRole('button', { name: '清空' }).click()
    await expect(page).toHaveURL(/within=10/)
    await expect(page).not.toHaveURL(/place=|feature=/)
  })

  test('lists every group of a city, whatever else lies nearer', LONG, async ({ page }) => {
    await visit(page, '/weici?province=安徽&year=2025&subject=物理&batch=本科批&score=540&within=20')
    await beginUse(page)
    const near = page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })
    await expect(near.getByText(/^找到 [\d,]{3,} 个专业组，\d+ 所学校，先列最近的 20 个$/)).toBeVisible()
    await choose(near, '所在地', /^合肥\s*40$/)
    await expect(near.getByText(/^找到 40 个专业组，\d+ 所学校，先列最近的 20 个$/)).toBeVisible()
    await near.getByRole('button', { name: '再看 20 条' }).click()
    const rows = near.getByRole('table', { name: '这个位次前后录到的院校' }).getByRole('row')
    await expect(rows).toHaveCount(41)
    await expect(near.getByRole('button', { name: /^再看/ })).toHaveCount(0)
    // The address says how much was looked at.
    await expect(page).toHaveURL(/more=1/)
    await page.reload()
    await beginUse(page)
    await expect(rows).toHaveCount(41)
    await choose(near, '办学性质', /^公办/)
    await page.keyboard.press('Escape')
    await choose(near, '学费', /^6,000 元以内/)
    await near.getByRole('button', { name: '专业', exact: true }).click()
    await near.getByRole('textbox', { name: '专业名称里有' }).fill('会计')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/nature=.*fee=6000.*major=/)
    await expect(page).not.toHaveURL(/more=/)
    await expect(near.getByText(/^找到 \d 个专业组/)).toBeVisible()
  })

  test('sorts the whole list, and says of each school how far it is', LONG, async ({ page }) => {
    await visit(page, `${ADDRESS}&within=10`)
    await beginUse(page)
    const near = page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })
    const rows = near.getByRole('table', { name: '这个位次前后录到的院校' }).getByRole('row')
    await near.getByLabel('排序').selectOption({ label: '离家近' })
    await expect(page).toHaveURL(/sort=km/)
    await expect(rows.nth(1)).toContainText('同城')
    await choose(near, '离家', /^300 公里以内\s*\d+$/)
    await expect(near.getByRole('button', { name: '离家 300 公里以内', exact: true })).toBeVisible()
    await expect(
      rows.filter({ hasText: /约 [3-9]\d{2} 公里|约 \d,\d{3} 公里/ }).filter({ hasNotText: '约 300 公里' }),
    ).toHaveCount(0)
    // A tier takes the place of a window, and never both.
    await choose(near, '位次范围：上下 10%', '● 稳')
    await expect(page).toHaveURL(/tier=/)
    await expect(page).not.toHaveURL(/within=/)
    await expect(rows.nth(1)).toBeVisible()
    await expect(rows.filter({ hasText: /▲ 冲|■ 保/ })).toHaveCount(0)
  })

  test('says of an empty list why it is empty, and loosens exactly the one filter', async ({ page }) => {
    await visit(page, `${ADDRESS}&place=安徽 合肥市&nature=公办&fee=1000`)
    await beginUse(page)
    const near = page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })
    await expect(
      near.getByText('没有同时符合这些的专业组：安徽 合肥、公办、学费 1,000 元以内。'),
    ).toBeVisible()
    await expect(near.getByText(/^只去掉“学费 1,000 元以内”，就有 \d+ 个。$/)).toBeVisible()
    const way = near.getByRole('button', { name: /^学费放宽到 .+ 元以内（\d+ 个）$/ })
    const count = /（(\d+) 个）/.exec(await way.innerText())?.[1]
    await way.click()
    await expect(near.getByText(`找到 ${count} 个专业组`)).toBeVisible()
    await expect(page).toHaveURL(/nature=/)
  })

  test(
    'says how far the score lies from the lines, its share, and what five points change, on the ruler too',
    LONG,
    async ({ page }) => {
      await visit(page, ADDRESS)
      await beginUse(page)
      const answer = page.getByRole('region', { name: '位次结果' })
      await expect(answer).toContainText('高出本科线 139 分，高出特控线 86 分')
      await expect(answer).toContainText(/全省物理类考生\s*前 \d+(\.\d)?%/)
      await expect(answer.getByRole('button', { name: /^\+5 分\s*23,894 位$/ })).toBeVisible()
      const less = answer.getByRole('button', { name: /^−5 分\s*30,543 位$/ })
      await expect(answer.getByText('我 2.7 万')).toBeVisible()
      // Band and list go with the score, and Back brings them back.
      await less.click()
      await expect(page).toHaveURL(/score=595/)
      await expect(answer.getByText('安徽 2025 年物理 595 分的位次区间')).toBeVisible()
      await expect(answer.getByText('我 3.1 万')).toBeVisible()
      await expect(page.getByText('30,543 位附近')).toBeVisible()
      await page.goBack()
      await expect(answer.getByText('我 2.7 万')).toBeVisible()
    },
  )

  test('copies the result as text', LONG, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, ADDRESS)
    await beginUse(page)
    await expect(page.getByText('高出本科线 139 分')).toBeVisible()
    await page.getByRole('button', { name: '复制结果' }).click()
    await expect(page.getByText('结果已复制')).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain(
      '安徽 2025 年物理 600 分\n位次 26,394–27,089，同分 696 人\n约全省物理类考生的前 8.5%\n高出本科线 139 分',
    )
    expect(text).toMatch(
      /演示产品，结果勿用于填报。\nhttp.*\/weici\?province=安徽&year=2025&subject=物理&score=600$/,
    )
  })

  test('saves the result as a picture', LONG, async ({ page }) => {
    await visit(page, ADDRESS)
    await beginUse(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '存为图片', exact: true }).click()
    expect((await saved).suggestedFilename()).toBe('安徽-2025-年物理-600-分-2026-06-25.png')
  })

  test('leads to the batch that a score below the line reaches', LONG, async ({ page }) => {
    await visit(page, ADDRESS.replace('600', '400'))
    await beginUse(page)
    await page.getByRole('button', { name: '看专科批（控制线 200）' }).click()
    await expect(page).toHaveURL(/batch=%E4%B8%93%E7%A7%91%E6%89%B9|batch=专科批/)
    await expect(page.getByRole('button', { name: '看我的位次' })).toBeVisible()
  })

  test(
    'begins the table at the own row, in columns, and shows all of it when asked',
    LONG,
    async ({ page }) => {
      await visit(page, ADDRESS)
      await beginUse(page)
      const table = page.getByRole('table', { name: '安徽 2025 年物理一分一段表' })
      await expect(table.getByRole('row')).toHaveCount(31)
      await expect(table.getByRole('row').nth(1)).toContainText('610')
      const [left, right] = [
        await table.boundingBox(),
        await page.getByRole('table', { name: '580–551 分' }).boundingBox(),
      ]
      expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
      await page.getByRole('button', { name: '看全部 231 行' }).click()
      await expect(table.getByRole('row').nth(1)).toContainText('691 及以上')
      await expect(page).toHaveURL(/rows=all/)
    },
  )
})

test.describe('/weici when calls fail', () => {
  test.use({ expectedErrors: [/status of 500/] })

  for (const [at, [call, name]] of (
    [
      [SELECT, '位次数据加载失败'],
      [TABLE, '一分一段表加载失败'],
      [SEGMENT, '位次加载失败'],
      [EQUIVALENT, '历年等位分加载失败'],
      [DESTINATIONS, '录取去向加载失败'],
    ] as const
  ).entries()) {
    test(`${call}: its region says so, the rest stays, 重试 asks again`, caseOf(at, 0), async ({ page }) => {
      await visit(page, '/weici?score=600', { fail: `${call}:500`, latency: 300 })
      await beginUse(page)
      const alert = page.getByRole('alert').filter({ hasText: name })
      await expect(alert).toBeVisible()
      await expect(page.getByLabel('省份')).toBeEnabled()
      if (call !== SELECT) await expect(page.getByLabel('科类')).toHaveValue('物理')
      if (call === SEGMENT) await expect(page.getByRole('table', { name: /一分一段表/ })).toBeVisible()
      const asked = page.waitForResponse((response) => call.endsWith(new URL(response.url()).pathname))
      await alert.getByRole('button', { name: '重试' }).click()
      await asked
      await expect(alert).toBeVisible()
      await page.goto(scenarioAddress('/weici?score=600', { fail: '' }))
      await expect(page.getByRole('region', { name: '位次结果' })).toContainText('26,394–27,089')
    })
  }

  test('an empty table and empty equivalents say so', LONG, async ({ page }) => {
    await visit(page, '/weici?score=600', { fail: [`${TABLE}:empty`, `${EQUIVALENT}:empty`] })
    await beginUse(page)
    await expect(page.getByText('这个批次没有一分一段数据')).toBeVisible()
    await expect(page.getByText('没有可以换算的年份')).toBeVisible()
  })

  test('S1-1.4 S1-5.9 no data at all for a province says so, and a score waits for its subject', async ({
    page,
  }) => {
    await visit(page, '/weici', { fail: `${SELECT}:empty` })
    await expect(page.getByText('暂无安徽的位次数据')).toBeVisible()
    await page.getByLabel('分数', { exact: true }).fill('600')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByText('请选择科目')).toBeVisible()
  })

  test('shows a skeleton while an answer is on its way', LONG, async ({ page }) => {
    await visit(page, '/weici?score=600', { latency: 1500 })
    await expect(page.getByText('位次数据加载中')).toBeAttached()
    await expect(page.getByRole('region', { name: '位次结果' })).toContainText('26,394–27,089')
  })
})

test.describe('/weici when a part of the page does not arrive', () => {
  test.use({ isFirstVisit: true, expectedErrors: [/ERR_FAILED|Failed to load/] })

  test('the chart: only that part says so', LONG, async ({ page }) => {
    await visit(page, '/weici?score=600', { fail: 'GET /assets/charts:offline' })
    await beginUse(page)
    // Its code comes when it is near the viewport.
    await page.getByRole('figure', { name: '安徽 2025 年物理各分数的位次' }).scrollIntoViewIfNeeded()
    const alert = page.getByRole('alert').filter({ hasText: '图表没有下载完成' })
    await expect(alert.getByRole('button', { name: '重试' }).first()).toBeVisible()
    await expect(page.getByLabel('科类')).toHaveValue('物理')
  })
})

/** Opens a chip and presses one of its choices. */
async function choose(region: Locator, chip: string, choice: string | RegExp): Promise<void> {
  await region.getByRole('button', { name: chip, exact: true }).click()
  await region.getByRole('dialog').getByRole('button', { name: choice }).click()
}

/** The figures above the earlier years, once every part of them has its answer. */
async function resultText(page: Page): Promise<string> {
  const region = page.getByRole('region', { name: '位次结果' })
  await expect(region.getByText('和控制线相比')).toBeVisible()
  await expect(region).not.toContainText('加载中')
  return (await region.innerText()).split('这个位次在各年')[0] ?? ''
}

test('西藏 400 分 is read by its category: one sentence each, and no 稳 in a batch above the own line', async ({
  page,
}) => {
  await visit(page, '/weici?province=西藏&year=2025&subject=文科&score=400&within=20')
  await beginUse(page)
  const answer = page.getByRole('region', { name: '位次结果' })
  await expect(answer.getByText('A 类：高出本一线 62 分，高出本二线 96 分')).toBeVisible()
  await expect(answer.getByText('B 类：低于本一线 10 分，高出本二线 85 分')).toBeVisible()
  const rows = page.getByRole('table', { name: '这个位次前后录到的院校' }).getByRole('row')
  const first = rows.filter({ hasText: '本一' })
  await expect(first.filter({ hasText: '未达本一线（B 类）' }).first()).toBeVisible()

  await page.getByRole('combobox', { name: '考生类别' }).selectOption('B 类')
  await expect(page).toHaveURL(/category=B/)
  await expect(answer.getByText(/^A 类：/)).toBeHidden()
  await expect(answer.getByText('B 类：低于本一线 10 分，高出本二线 85 分')).toBeVisible()
  await expect(first.first()).toContainText('未达本一线（B 类）')
  await expect(first.filter({ hasText: /[▲●■＝○]/ })).toHaveCount(0)
  // The category goes along to a school, where its lines say the same.
  await expect(first.first().getByRole('link').first()).toHaveAttribute('href', /category=B/)

  await page.getByRole('combobox', { name: '考生类别' }).selectOption('A 类')
  await expect(answer.getByText('A 类：高出本一线 62 分，高出本二线 96 分')).toBeVisible()
  await expect(first.filter({ hasText: /[▲●■＝○]/ }).first()).toBeVisible()
  await expect(page.getByText('未达本一线')).toHaveCount(0)

  await page.getByRole('combobox', { name: '省份' }).selectOption('安徽')
  await expect(page).not.toHaveURL(/category/)
  await expect(page.getByRole('combobox', { name: '考生类别' })).toHaveCount(0)
})

test(
  '理科 of the years before the reform is compared by share of candidates too, and the page says which is which',
  LONG,
  async ({ page }) => {
    await visit(page, '/weici?province=河南&year=2025&subject=物理&score=560')
    const section = page.getByRole('region', { name: /等位分/ })
    const row = section.getByRole('row', { name: /^2024\s*理科/ })
    await expect(row.getByRole('cell').nth(2)).toHaveText('529')
    const share = row.getByRole('cell').nth(3)
    await expect(share).toHaveText(/^\d{3}$/)
    expect(Number(await share.innerText())).not.toBe(529)
    await expect(section.getByRole('columnheader', { name: '按占比' })).toBeVisible()
    await expect(section.getByText('不是同一群考生')).toBeVisible()
    // One year says it; the others ask for a table each.
    const earlier = section
      .getByRole('row', { name: /^2023\s*理科/ })
      .getByRole('cell')
      .nth(3)
    await expect(earlier).toHaveText('—')
    await section.getByRole('button', { name: /^其余 \d 年也按占比换算$/ }).click()
    await expect(earlier).toHaveText(/^\d{3}$/)
    // Who gets the link sees the same years.
    await expect(page).toHaveURL(/shares=all/)
    await page.reload()
    await expect(earlier).toHaveText(/^\d{3}$/)

    // Years of one exam compare by rank, and nothing else is said of them.
    await visit(page, '/weici?province=山东&year=2025&score=560')
    await expect(section.getByRole('row', { name: /^2024/ })).toBeVisible()
    await expect(section.getByRole('columnheader', { name: '按占比' })).toHaveCount(0)
  },
)
