import { setTimeout as wait } from 'node:timers/promises'
import { cutRows, PRINTED_ROWS, sheetsOf } from './sheets.mjs'

/** The demo account of a student who has no list yet. */
const TEL = '13800008000'
const WEICI = '/weici?province=安徽&subject=物理&year=2025&batch=本科批&score=560'
const MOST_SHEETS = 6
/** A sheet with fewer is called empty. */
const FEW_LETTERS = 60
/** The simulated API shares the machine with the browser. */
const MADE_MS = 240_000
const INTERVAL = /[\d,]+–[\d,]+/
const list = (name) =>
  `[role=list][aria-label="${name}"] > li, ul[aria-label="${name}"] > li, ol[aria-label="${name}"] > li`

/**
 * The four ways, in this order: each goes on with what the one before has left. Each gives what it found in a few words,
 * or throws what it did not find.
 */
export const JOURNEYS = [
  { name: '位次到院校', go: fromRankToSchool },
  { name: '一键到检查', go: fromSignInToCheckUp },
  { name: '导出和打印', go: exportAndPrint, after: '一键到检查' },
  { name: '分享给访客', go: shareWithGuest, after: '一键到检查' },
]

async function fromRankToSchool(hand, { url }) {
  const { page, see, press, until, toEnd, started } = hand
  await page.goto(url + WEICI)
  await started()
  const { text } = await until('[aria-label="位次结果"]', ({ text }) => INTERVAL.test(text))
  await toEnd()
  await see('main h2', '录到了哪里')
  const { name } = await see('main a[href*="/chadaxue"]', '大学|学院')
  await press('main a[href*="/chadaxue"]', '大学|学院')
  await until('h1', (heading) => name.startsWith(heading.text.trim()) || heading.text.includes(name))
  await see('main dl, main tbody td')
  return `${INTERVAL.exec(text)[0]} 位，${name}`
}

async function fromSignInToCheckUp(hand, { url }) {
  const { page, see, press, write, until, started } = hand
  await page.goto(`${url}/fillIn`)
  await started()
  await write('[role=dialog] input', '^手机号', TEL)
  await press('[role=dialog] button', '^发送验证码')
  await until('[role=dialog] input', ({ value }) => /^\d{6}$/.test(value), '^验证码')
  await press('[role=dialog] input[type=checkbox]')
  await press('[role=dialog] button', '^登录$')
  await press('main button', '^新增成绩')
  await write('form input', '^总分', '600')
  await press('form button', '^保存成绩')
  // The one before stands there until the new one has come.
  await until('main', ({ text }) => /600 分/.test(text))
  await press('main button', '^一键填好')
  await see(list('一键填报的志愿'), undefined, { most: MADE_MS })
  const { count } = await see(list('一键填报的志愿'))
  await press('button', '^保存为志愿表')
  await until('[aria-label="检查"]', ({ text }) => /\d%/.test(text))
  const ways = await arrange(hand)
  await press('button', '^回到详情')
  await until('[aria-label="检查"]', ({ text }) => /\d%/.test(text))
  return `${count} 行，${ways}移动`
}

/**
 * Moves a row by its keys, by the keys of its handle and by mouse. Where there is a finger, it moves by that too; gives
 * by what.
 */
async function arrange({ page, see, atRest, press, until }) {
  const row = (name) => `[role=row][aria-label*="位 ${name}，"]`
  const handle = (place) => `[role=grid] button[aria-label$="现在第 ${place} 位"]`
  const nameAt = async (place) => (await see(handle(place))).name.replace(/^拖动 (.+)，现在第 \d+ 位$/, '$1')
  const reaches = (name, place, by) =>
    until(`${row(name)}[aria-rowindex="${place}"]`, () => true).catch(() => {
      throw new Error(`${name} 没有${by}移到第 ${place} 位`)
    })
  await press('button', '^整理顺序')
  const first = await nameAt(3)
  await focus(row(first))
  await page.press('ArrowDown', 'Alt')
  await reaches(first, 4, '按键')
  const second = await nameAt(3)
  await focus(handle(3))
  await page.press(' ')
  await until('[role=status], [aria-live]', () => true, `拿起 `)
  await page.press('ArrowUp')
  await until('[role=status], [aria-live]', () => true, `移到第 2 位`)
  await page.press(' ')
  await reaches(second, 2, '空格和方向键')
  const third = await nameAt(3)
  await page.drag(...(await ends()))
  await reaches(third, 5, '用鼠标')
  const fourth = await nameAt(3)
  if (!(await page.touch(...(await ends())))) return '按键、鼠标'
  await reaches(fourth, 5, '用手指')
  return '按键、鼠标、触摸'

  // A press would open the row.
  function focus(css) {
    return page.evaluate(`(css) => document.querySelector(css).focus()`, css)
  }

  async function ends() {
    await atRest(handle(5))
    const from = await see(handle(3), undefined, { isStill: true })
    const to = await see(handle(5), undefined, { isStill: true })
    return [from, { x: to.x, y: to.y + 8 }]
  }
}

async function exportAndPrint({ page, press, until }, { printed, clean }) {
  // Some engines keep a file where nobody finds it: what the page has made is looked at.
  await page.evaluate(`() => {
    const make = URL.createObjectURL
    URL.createObjectURL = (blob) => {
      window.engineFile = blob.size
      return make.call(URL, blob)
    }
  }`)
  await press('main button', '^导出 Excel')
  await until('html', () => true)
  const size = await fileSize(page)
  const paper = await paperOf(page, '志愿表', { printed, clean })
  return `${Math.round(size / 1024)} KB，${paper ?? '没有打印命令'}`
}

async function fileSize(page) {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const size = await page.evaluate('() => window.engineFile || 0')
    if (size > 0) return size
    await wait(200)
  }
  throw new Error('没有生成文件')
}

/**
 * How many sheets a page takes, undefined where an engine prints nothing. Throws where one is nearly empty before the
 * last, or a row is cut. It throws where there are more than `most` too.
 */
async function paperOf(page, name, { printed, clean, most = Number.POSITIVE_INFINITY }) {
  const rows = await page.evaluate(PRINTED_ROWS)
  const sheets = await sheetsOf(await page.print(), printed(name))
  if (!sheets) return undefined
  const letters = sheets.map((text) => text.replace(/\s/g, '').length)
  const count = `${name} ${sheets.length} 张`
  const empty = letters.findIndex((each) => each < FEW_LETTERS && sheets.length > 1)
  if (empty >= 0) throw new Error(`${count}，第 ${empty + 1} 张只有 ${letters[empty]} 个字`)
  if (sheets.length > most) throw new Error(count)
  const cut = cutRows(sheets, rows, clean)
  if (cut.length > 0) throw new Error(`${count}，${rows.length} 行里 ${cut.length} 行断开：${cut[0]}`)
  return `${count} ${rows.length} 行`
}

async function shareWithGuest({ page, press, see, toEnd, started }, { url, printed, clean }) {
  await press('main button', '^分享链接')
  const { value } = await see('[role=dialog] input[readonly], [role=dialog] textarea')
  const { pathname, hash } = new URL(value)
  await page.evaluate('() => { localStorage.clear(); sessionStorage.clear() }')
  await page.goto(`${url}/about`)
  await page.goto(url + pathname + hash)
  await started()
  const { count } = await see(list('志愿'))
  await page.goto(url + WEICI)
  await started()
  await see('[aria-label="位次结果"] dl')
  // Paper has what has come.
  await toEnd()
  await see('main table', '^这个位次前后录到的院校$')
  await toEnd()
  await see('main [role=table]', '一分一段表$')
  const paper = await paperOf(page, '位次页', { printed, clean, most: MOST_SHEETS })
  return `${count} 行${paper ? `，${paper}` : ''}`
}
