/*
 * What runs in a page: each function stands alone, for a browser gets its text only. The product answers to the History
 * API, and its router tells when it has arrived.
 */

/** A region may be pending for this long; a call that never answers is said by then. */
export const SETTLE_MS = 15_000

/**
 * Notes what the page asks for, so that nobody has to guess when an answer has come. It notes the forms in which
 * somebody has written, and keeps the browser's own clock: `pageTurn` resolves when the page has had `ms` and has
 * nothing else to do. Runs before the product, and before a clock that can be put forward.
 */
export function noteAsked() {
  /** A page that is never idle, or that the browser forgets, has its turn after so long. */
  const LATEST_MS = 1000
  const { fetch: ask, setTimeout: later, requestIdleCallback: whenIdle } = window
  window.onTheirWay = new Set()
  window.callsMoved = 0
  window.writtenIn = new WeakSet()
  const noteWritten = ({ target }) => target.form && window.writtenIn.add(target.form)
  for (const type of ['input', 'change']) addEventListener(type, noteWritten, true)
  const noteChosen = ({ target }) => {
    const button = target.closest?.('form button')
    if (button?.hasAttribute('aria-pressed')) window.writtenIn.add(button.form)
    // What was written is taken back.
    if (button?.textContent.trim() === '撤销修改') window.writtenIn.delete(button.form)
  }
  addEventListener('click', noteChosen, true)
  window.pageTurn = (ms) =>
    new Promise((resolve) => later(() => whenIdle(() => resolve(), { timeout: LATEST_MS }), ms))
  window.fetch = async (what, how) => {
    const { pathname } = new URL(what.url ?? what, location.href)
    const call = { name: `${how?.method ?? what.method ?? 'GET'} ${decodeURIComponent(pathname)}` }
    window.onTheirWay.add(call)
    window.callsMoved += 1
    try {
      return await ask(what, how)
    } finally {
      window.onTheirWay.delete(call)
      window.callsMoved += 1
    }
  }
}

/**
 * Waits until the page is quiet: nothing is on its way, asked for or pending, and nothing has changed for `still` ms.
 * It gives up where the page waits for `most` ms and nothing moves. Only time that the page has to itself counts: a
 * machine that has much else to do takes longer, and sees the same. A call that is `awaited` does not answer (`*` is
 * each). It is not waited for, nor are the regions that wait. Tells whether the page came to be quiet.
 *
 * @param {{ still: number, most: number, awaited?: string | undefined }} patience
 */
export async function settle({ still, most, awaited }) {
  const TURN_MS = 15
  /** A page that moves without an end is looked at as it is after so many times the patience. */
  const ENDLESS = 10
  const router = () => window.__TSR_ROUTER__
  const isUnanswered = ({ state: { fetchStatus, fetchFailureCount } }) =>
    // What has failed waits to be asked again: what is awaited does so as long as it is looked at.
    fetchStatus === 'fetching' && (awaited === undefined || fetchFailureCount === 0)
  const questions = () => router()?.options?.context?.queryClient?.getQueryCache().getAll() ?? []
  const isPending = () => {
    const calls = [...window.onTheirWay]
    if (calls.some(({ name }) => awaited !== '*' && name !== awaited) || router()?.state.status !== 'idle')
      return true
    // Whoever waits for the awaited call is not to be told from whoever reads an answer.
    if (calls.length === 0 && questions().some(isUnanswered)) return true
    return (
      awaited === undefined &&
      document.querySelector('main [aria-busy=true], [role=dialog] [aria-busy=true]') !== null
    )
  }
  let hasMoved = false
  const observer = new MutationObserver(() => {
    hasMoved = true
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  let calls = window.callsMoved
  let pending = true
  let quiet = 0
  let stuck = 0
  for (let past = 0; quiet < still && stuck < most && past < most * ENDLESS; past += TURN_MS) {
    await window.pageTurn(TURN_MS)
    const isMoving = hasMoved || calls !== window.callsMoved
    hasMoved = false
    calls = window.callsMoved
    pending = isPending()
    quiet = pending || isMoving ? 0 : quiet + TURN_MS
    stuck = pending && !isMoving ? stuck + TURN_MS : 0
  }
  observer.disconnect()
  return !pending
}

/** What stands in the forms now is to stand there again, as if somebody had just written it. */
export function noteForms() {
  for (const form of document.forms) window.writtenIn.add(form)
}

/** Why nobody could go on from here; undefined where they can. */
export function standing() {
  // biome-ignore-start lint/performance/useDomNodeTextContent: what is hidden is not seen
  const main = document.querySelector('main')
  if (!document.querySelector('header') || !main) return '框架没有了'
  const words = `${main.innerText}`
  if (/^页面(出错了|加载失败)/m.test(words)) return '整页没有了'
  if (words.trim().length < 4 && !main.querySelector('[aria-busy=true]')) return '空白'
  return undefined
  // biome-ignore-end lint/performance/useDomNodeTextContent: what is hidden is not seen
}

/** What is said to have failed. */
export function failures() {
  // biome-ignore-start lint/performance/useDomNodeTextContent: what is hidden is not seen
  return [...document.querySelectorAll('main [role=alert], main button, [role=dialog] [role=alert]')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.innerText.trim())
    .filter((text) => /(加载|更新)失败|出错了|没有权限/.test(text))
  // biome-ignore-end lint/performance/useDomNodeTextContent: what is hidden is not seen
}

/**
 * What somebody would look for when they open the address again: the heading, what is chosen and marked, what stands in
 * the fields and the rows. A question that has not been sent is no work, nor is what it is offered meanwhile. Nor is
 * how a chart is read (as a table, without a part of it). Nor are the rows chosen for the next press, nor a name that nobody has changed yet: of a form only what can be saved counts. `asks` is whether leaving asks first.
 */
export function stateOf() {
  // biome-ignore-start lint/performance/useDomNodeTextContent: what is hidden is not seen
  const main = document.querySelector('main')
  // What is out of view may not be laid out, and has no words until it is.
  const laidOut = new CSSStyleSheet()
  laidOut.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, laidOut]
  const all = (selector) =>
    [...(main?.querySelectorAll(selector) ?? [])].filter((element) => element.checkVisibility())
  const textOf = (element) => element.innerText.replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element) =>
    (element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.name ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  /** Each by its name, and by its place among those that have the same. */
  const numbered = (elements) => {
    const counts = {}
    return elements.map((element) => {
      const name = nameOf(element) || element.type
      counts[name] = (counts[name] ?? 0) + 1
      return { element, name: `${name} ${counts[name]}` }
    })
  }
  const isWrittenIn = (element) => {
    const form = element.closest('form')
    return form === null || (window.writtenIn?.has(form) ?? true)
  }
  const MOST_ROWS = 200
  /** Beside a name, once it has come. */
  const COUNT = / ([\d,]+|…)$/
  // An article may be unfolded.
  const isOfThePage = (element) => element.closest('dialog, [role=dialog], article') === null
  const saves = (form) =>
    [...form.querySelectorAll('button')].some((button) => /保存|提交|申请|存为/.test(button.textContent))
  const FOLDS = '[aria-expanded]'
  const isUnfolded = (row) => !row.querySelector(FOLDS) && row.closest('tbody').querySelector(FOLDS) !== null
  const isQuestion = (element) => {
    const form = element.closest('form')
    return form !== null && !saves(form)
  }
  const isStored = (element) =>
    !isQuestion(element) &&
    !element.matches('[aria-label^="选中"], [aria-label$="的新名称"]') &&
    element.matches('form *, select, textarea, [type=checkbox], [type=radio]')
  const fields = numbered(
    all(
      'input:not([type=file]):not([role=combobox]):not([type=range]):not([type=hidden]), textarea, select',
    ).filter((element) => isOfThePage(element) && isStored(element)),
  )
  // Of an assessment one question is shown, and after a reload the first that is open. What says that nothing has been
  // chosen yet is no mark.
  const marked = all('[aria-pressed=true]:not(figure *, [aria-labelledby=question] *)').filter(
    (element) => isOfThePage(element) && !isQuestion(element) && !/^(没想好|都可以)$/.test(textOf(element)),
  )
  const namesOf = (elements) =>
    elements.map((element) => (nameOf(element) || textOf(element)).replace(COUNT, '')).join('｜')
  const state = {
    path: location.pathname.replace(/(?<=.)\/$/, ''),
    heading: all('h1').map(textOf).join('｜'),
    // What is counted beside a name may come later than the page; a tree that is unfolded marks the same once more. The
    // step to which something has come is not chosen. Nor is what opens the drawer, which lies over the page.
    chosen: [
      ...new Set(
        all(
          '[aria-selected=true]:not([role=option]), [aria-current]:not([aria-current=false], [aria-current=step], [href*="lib="])',
        ).map((element) => textOf(element).replace(COUNT, '')),
      ),
    ].join('｜'),
    marked: namesOf(marked),
    // A form that was opened, and in which nobody has written, may be closed again: its marks,
    markedForSure: namesOf(marked.filter(isWrittenIn)),
    fields: Object.fromEntries(
      fields.map(({ element, name }) => [
        name,
        /^(checkbox|radio)$/.test(element.type) ? String(element.checked) : element.value,
      ]),
    ),
    // and its fields.
    blank: fields.filter(({ element }) => !isWrittenIn(element)).map(({ name }) => name),
    // A row may be unfolded: its first line is what it is, and the rows below it come and go.
    rows: all('tbody tr')
      .filter((row) => isOfThePage(row) && !row.closest('figure') && !isUnfolded(row))
      .slice(0, MOST_ROWS)
      // A number is shown to whoever asks for it, and hidden again.
      .map((row) => (row.innerText.trim().split('\n')[0] ?? '').replace(/1\d\d(\d|\*){4}\d{4}.*/, '号码')),
    more: all('button').some((button) => /^(再看|看全部|展开)/.test(textOf(button))),
    asks: !dispatchEvent(new Event('beforeunload', { cancelable: true })),
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut)
  return state
  // biome-ignore-end lint/performance/useDomNodeTextContent: what is hidden is not seen
}

/** Every number that counts what stands on the same page, and does not: `[what, number, counted]`. */
export function wrongCounts() {
  // biome-ignore-start lint/performance/useDomNodeTextContent: what is hidden is not seen
  const numberIn = (text) => {
    const found = /\d+/.exec(text ?? '')
    return found ? Number(found[0]) : undefined
  }
  const shown = (root, selector) =>
    [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const main = document.querySelector('main')
  if (!main) return []
  const counts = []
  for (const section of shown(main, 'section[aria-label^=收藏的]'))
    counts.push([
      section.ariaLabel,
      numberIn(section.querySelector('h2')?.innerText) ?? 0,
      shown(section, 'li').length,
    ])
  for (const bar of shown(document, 'section[aria-label$=对比]:has([aria-live])')) {
    const names = bar.querySelector('[aria-live] .ml-2')?.textContent ?? ''
    counts.push([
      bar.ariaLabel,
      numberIn(bar.querySelector('[aria-live]')?.innerText),
      names.split('、').length,
    ])
  }
  const path = location.pathname
  const rows = shown(main, 'tbody tr')
  if (path.endsWith('/myvolunteer') && rows.length > 0) {
    const own = rows.filter((row) => /自建$/.test(row.innerText.trim())).length
    const badge = shown(document, 'header nav a[href$="/myvolunteer"]')[0]
    if (badge) counts.push(['我的志愿', numberIn(badge.innerText) ?? 0, own])
    counts.push(['自建', numberIn(/自建 \d+ 份/.exec(main.innerText)?.[0]), own])
  }
  if (path.endsWith('/myStudentList') && location.search === '') {
    const badge = shown(document, 'nav[aria-label=工作台] a[href$="/myStudentList"]')[0]
    const isWhole = !main.querySelector('nav[aria-label*=页]')
    if (badge && isWhole) counts.push(['我的学生', numberIn(badge.innerText) ?? 0, rows.length])
  }
  return counts.filter(([, number, counted]) => number !== counted)
  // biome-ignore-end lint/performance/useDomNodeTextContent: what is hidden is not seen
}

/** What of a state is not there any more, in one line; undefined where all is. Minutes that have passed do not count. */
export function differenceOf(before, after) {
  const same = (a, b) => timeless(a) === timeless(b)
  // An agreement that is read in the place of a form leaves it again.
  for (const key of ['path', 'heading', 'chosen', 'marked'])
    if (
      (key !== 'heading' || before.heading !== '') &&
      (key !== 'marked' || !same(before.markedForSure, after.marked)) &&
      !same(before[key], after[key])
    )
      return `${WHAT[key]}：${before[key]} → ${after[key]}`
  const field = Object.keys(before.fields).find((name) =>
    name in after.fields
      ? !same(before.fields[name], after.fields[name])
      : before.fields[name].trim() !== '' && !before.blank.includes(name),
  )
  if (field) return `输入“${field}”：${before.fields[field]} → ${after.fields[field] ?? '没有了'}`
  // More had been asked for than stands there at first: it may stand before it too.
  const wasLonger = after.more && after.rows.length > 0 && after.rows.length < before.rows.length
  const row = wasLonger
    ? after.rows.findIndex((text) => !before.rows.some((other) => same(text, other)))
    : before.rows.findIndex((text, at) => !same(text, after.rows[at] ?? ''))
  return row < 0 ? undefined : `第 ${row + 1} 行：${before.rows[row]} → ${after.rows[row] ?? '没有了'}`
}

const WHAT = { path: '地址', heading: '标题', chosen: '选中', marked: '标记' }

const timeless = (text) => text.trim().replaceAll(/刚刚|\d+ ?(秒|分钟|小时)(前|以前)?/g, '')
