import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { startSharedSite } from '../../scripts/lib/shared-site.mjs'
import { QA_JOBS } from '../qa-jobs'
import { recordArticle } from './console.steps'
import { PHONE_HOST } from './phone-host'
import { openLogin, signIn, TEL, userMenu } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'
import { Tester } from './tester'

const WEICI = '/weici?province=安徽&year=2025&subject=物理&score=600'
const TABLE = 'POST /api/batch-lines/batch-line-segment-default'
const ARTICLE = '/gaokaozixunDetail/0-2026-filing'
const consoleOf = (page: Page) => page.getByRole('region', { name: '测试台' })
const run = promisify(execFile)
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** What a tester does of one job, and what they see of it. What `begin` does they have before. */
interface Journey {
  readonly begin?: (page: Page) => Promise<void>
  readonly go: (tester: Tester, browser: Browser) => Promise<void>
}

/** A command that another test runs, where the run of a test can not. */
const BY_COMMAND = ['run the tests elsewhere, in parts, and read the reports']

/** In every run; the others repeat what `console.spec.ts` and the unit tests prove. */
const SHARP = [
  'open a scenario by its name',
  'see which calls were made, by whom, and whether their answers are right',
]

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'bring any page into any state of its calls': {
    async go(tester) {
      await tester.open('/weici?score=600', { fail: `${TABLE}:empty` })
      await expect(tester.page.getByText('这个批次没有一分一段数据')).toBeVisible()
    },
  },
  'put the state into a ticket': {
    begin: (page) => visit(page, '/pici', { named: 'hainan', panel: '' }),
    async go(tester) {
      await tester.press(consoleOf(tester.page).getByRole('button', { name: '复制链接' }).first())
      await expect(tester.page.getByText('已复制链接')).toBeVisible()
      const copied = await tester.page.evaluate(() => navigator.clipboard.readText())
      expect(decodeURIComponent(copied)).toContain('/pici?')
      expect(decodeURIComponent(copied)).toContain('qa.province=海南&qa.rank=9000')
    },
  },
  'open a scenario by its name': {
    async go(tester) {
      await tester.open('/userinfo', { named: 'xizang' })
      await expect(userMenu(tester.page)).toBeVisible()
      await expect(tester.page.getByRole('main')).toContainText('西藏')
    },
  },
  'see which calls were made, by whom, and whether their answers are right': {
    async begin(page) {
      await visit(page, ARTICLE, { panel: '' })
      await page.keyboard.press('Control+Shift+Q')
    },
    async go(tester) {
      await tester.press(tester.page.getByRole('button', { name: /^测试台/ }))
      await tester.press(consoleOf(tester.page).getByRole('tab', { name: '接口' }))
      const call = consoleOf(tester.page).getByRole('button', { name: /^GET.*0-2026-filing/ })
      await expect(call).toContainText(/\d+ ms/)
      await expect(call).toContainText('✓ 契约')
    },
  },
  'edit one answer': {
    async go(tester) {
      await tester.open(ARTICLE, { patch: 'GET /api/school/news/detail/{id}:/data/title="改过的标题"' })
      await expect(tester.page.getByRole('heading', { level: 1 })).toHaveText('改过的标题')
    },
  },
  'set the clock': {
    begin: (page) => visit(page, '/gaokaozixun'),
    async go(tester) {
      const next = tester.page.locator('li[aria-current=step]')
      const usual = await next.innerText()
      await tester.open('/gaokaozixun', { now: '2026-01-05', clock: 'stop' })
      await expect(next).not.toHaveText(usual)
      await expect(next).not.toBeEmpty()
    },
  },
  'be another person': {
    begin: (page) => visit(page, '/pici', { panel: 'scenario' }),
    async go(tester) {
      await tester.choose(consoleOf(tester.page).getByLabel('身份'), 'VIP 学生')
      await tester.press(consoleOf(tester.page).getByRole('button', { name: '应用' }))
      await expect(userMenu(tester.page)).toBeVisible()
    },
  },
  'be a student of any province, exam and score': {
    async go(tester) {
      await tester.open('/fillIn', { province: '海南', rank: 9000 })
      await expect(tester.page.getByRole('main')).toContainText('海南')
    },
  },
  'make one call slow, or all': {
    async go(tester) {
      await tester.open('/weici?score=600', { latency: [`${TABLE}:2500`] })
      await expect(tester.page.getByRole('region', { name: '位次结果' })).toContainText('26,394')
      await expect(tester.page.locator('main [aria-busy=true]').first()).toBeVisible()
      await expect(tester.page.getByRole('table', { name: /一分一段表/ })).toBeVisible()
    },
  },
  'make one call fail, always, once, or for a share': {
    async go(tester) {
      await tester.open('/pici?province=安徽', { fail: 'GET /api/batch-lines/by-province:500*1' })
      const alert = tester.page.getByRole('alert').filter({ hasText: '批次线加载失败' })
      await expect(alert).toBeVisible()
      await alert.getByRole('button', { name: '重试' }).click()
      await expect(tester.page.getByRole('region', { name: /^20\d\d 年/ }).first()).toBeVisible()
    },
  },
  'have another world': {
    begin: (page) => visit(page, WEICI),
    async go(tester) {
      const result = tester.page.getByRole('region', { name: '位次结果' })
      const shown = async () => {
        await expect(tester.page.getByText('同分人数').first()).toBeVisible()
        return result.innerText()
      }
      const usual = await shown()
      await tester.open(WEICI, { seed: 7 })
      expect(await shown()).not.toBe(usual)
    },
  },
  'have none, one, a thousand, or five hundred characters': {
    async go(tester) {
      await tester.open('/myvolunteer', { persona: 'vip', lists: 50, choices: 3 })
      await expect(tester.page.getByRole('heading', { level: 1 })).toHaveText('我的志愿表：50 份')
    },
  },
  'bring everything back': {
    async begin(page) {
      await visit(page, '/myvolunteer', { persona: 'student', panel: 'store' })
    },
    async go(tester) {
      const { page } = tester
      const lists = page.getByRole('heading', { level: 1 })
      await expect(lists).toHaveText('我的志愿表：3 份')
      const kept = page.waitForEvent('download')
      await consoleOf(page).getByRole('button', { name: '存成文件' }).first().click()
      const text = await readFile(await (await kept).path(), 'utf8')
      await page.getByRole('button', { name: '复制 长三角方案' }).click()
      await expect(lists).toHaveText('我的志愿表：4 份')

      const file = consoleOf(page).getByLabel('从文件恢复')
      await file.setInputFiles({
        name: 'cut.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text.slice(0, -9)),
      })
      await expect(consoleOf(page).getByRole('alert')).toContainText('没有恢复，现在的数据没有变')
      await expect(lists).toHaveText('我的志愿表：4 份')

      await tester.upload(file, { name: 'kept.json', text })
      await tester.press(consoleOf(page).getByRole('button', { name: '恢复这份数据' }))
      await expect(lists).toHaveText('我的志愿表：3 份')
      await page.reload()
      await expect(lists).toHaveText('我的志愿表：3 份')
      await expect(userMenu(page)).toBeVisible()
    },
  },
  'play back a bug that somebody recorded': {
    async go(tester) {
      const { page } = tester
      const text = await recordArticle(page, ARTICLE, '录下的标题')
      await visit(page, '/welcome', { panel: 'report' })
      await tester.upload(consoleOf(page).getByLabel(/^一份 HAR/), { name: 'bug-9.har', text })
      await tester.press(consoleOf(page).getByRole('button', { name: '回放这 1 个回答' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('录下的标题')
    },
  },
  'look at every state of every page': {
    go: (tester) =>
      inFolder(async (folder) => {
        await tester.run('npm run lab -- catalogue --pages /pici', () => takePici(folder))
        await tester.openElsewhere(String(pathToFileURL(path.join(folder, 'index.html'))))
        await expect(tester.page.getByRole('heading', { name: /^\/pici/ }).first()).toBeVisible()
        const picture = tester.page.getByRole('img', { name: /^\/pici.* guest/ }).first()
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(390)
      }),
  },
  'see what looks otherwise than before': {
    go: (tester) =>
      inFolder(async (folder) => {
        await takePici(folder, '--update')
        await tester.run('npm run lab -- catalogue --pages /pici --compare', () =>
          takePici(folder, '--compare'),
        )
      }),
  },
  'look for barriers in the page that is open': {
    begin: (page) => visit(page, ARTICLE, { panel: 'calls' }),
    async go(tester) {
      await tester.press(consoleOf(tester.page).getByRole('tab', { name: '检查' }))
      await tester.press(consoleOf(tester.page).getByRole('button', { name: '检查无障碍（axe）' }))
      await expect(consoleOf(tester.page).getByText(/^(✓ )?无障碍/)).toBeVisible()
    },
  },
  'hand everything that was seen to a developer': {
    begin: (page) => visit(page, ARTICLE, { panel: 'calls' }),
    async go(tester) {
      await tester.press(consoleOf(tester.page).getByRole('tab', { name: '记录' }))
      const saved = tester.page.waitForEvent('download')
      await tester.press(consoleOf(tester.page).getByRole('button', { name: '导出问题报告' }))
      expect((await saved).suggestedFilename()).toMatch(/^zetu-2\d{3}-.*\.zip$/)
    },
  },
  'use a phone on the desk, and be two people at once': {
    go: (tester, browser) =>
      inFolder(async (folder) => {
        const start = () =>
          startSharedSite({
            dir: 'dist',
            port: 0,
            scenario: 'qa.now=2026-06-25T10:00:00%2B08:00',
            stateFile: path.join(folder, 'state.json'),
          })
        let site: Awaited<ReturnType<typeof start>> | undefined
        await tester.run('npm start -- --host --shared', async () => {
          site = await start()
        })
        const address = site?.server.address()
        const port = typeof address === 'object' ? address?.port : undefined
        const origin = `http://${PHONE_HOST}:${port}`
        await tester.openElsewhere(`${origin}/guihuashi`)
        await servedAsTwo(tester.page, await browser.newContext({ ...PHONE, baseURL: origin }))
        // A page that is still open would ask a site that is gone.
        await tester.page.goto('about:blank')
        site?.server.close()
        await site?.close()
      }),
  },
}

/** A student on one phone asks for a planner, who takes over on another. */
async function servedAsTwo(student: Page, other: BrowserContext): Promise<void> {
  await signIn(await openLogin(student), TEL.student)
  await expect(userMenu(student)).toBeVisible()
  const order = student.getByRole('region', { name: '我的规划服务' })
  await order.getByRole('textbox').fill('想学计算机')
  await order.getByRole('button', { name: '申请规划师' }).click()
  const step = order.locator('[aria-current=step]')
  await expect(step).toHaveText(/待分配规划师/)

  const planner = await other.newPage()
  await planner.goto('/pici')
  await signIn(await openLogin(planner), TEL.planner)
  await expect(userMenu(planner)).toBeVisible()
  await planner.goto('/myStudentList')
  await planner.getByRole('button', { name: /^待分配/ }).click()
  const take = planner.getByRole('button', { name: '接手：林小满' })
  await take.click()
  await expect(take).toBeHidden()
  await student.reload()
  await expect(step).not.toHaveText(/待分配规划师/)
  await other.close()
}

/** Pictures of one page of the site that is being tested. */
async function takePici(folder: string, mode?: string): Promise<void> {
  const chosen = [
    '--pages',
    '/pici',
    '--only',
    'guest,usual,390,light',
    '--dir',
    'dist-mock',
    '--folder',
    folder,
  ]
  await run(process.execPath, ['lab/catalogue.mjs', ...chosen, ...(mode === undefined ? [] : [mode])])
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zetu-qa-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// One after the other: the last one prints what all have taken.
test.describe.configure({ mode: 'default' })
const counted: string[] = []
test.afterAll(() => {
  if (counted.length === QA_JOBS.length - BY_COMMAND.length) process.stdout.write(`${counted.join('\n')}\n`)
})

for (const { job, actions } of QA_JOBS.filter((each) => !BY_COMMAND.includes(each.job))) {
  test.describe(() => {
    test.use({ expectedErrors: [/status of 500/] })

    test(`a tester can ${job}`, SHARP.includes(job) ? {} : LONG, async ({ page, context, browser }) => {
      const journey = JOURNEYS[job]
      if (!journey) throw new Error('each job has its journey')
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await journey.begin?.(page)
      const tester = new Tester(page)
      await journey.go(tester, browser)
      counted.push(`${tester.actions.length} · ${job}: ${tester.actions.join(' → ')}`)
      expect(tester.actions).toHaveLength(actions.length)
    })
  })
}
