import { setTimeout as wait } from 'node:timers/promises'

/** Figures, charts and pictures that come late stand in the picture. */
const REST_MS = 700

/** Words that no page shows where all is well. */
const BROKEN = '页面出错了|加载失败|没有下载完|浏览器太旧'

/** What a browser older than these says. */
const TOO_OLD = '这个浏览器太旧，打不开择途'

/** Opens pages one after the other in a browser older than these: each has to say so. */
export async function walkBelow(hand, { url, pages, file }) {
  const results = {}
  for (const { path, address } of pages) {
    try {
      await hand.page.goto(url + address)
      await hand.see('#unstarted h1, #unstarted p, #unstarted b', `^${TOO_OLD}`, { most: 10_000 })
      results[path] = undefined
    } catch (error) {
      results[path] = String(error.message ?? error)
    }
    await hand.page.shoot(file(path)).catch(() => undefined)
  }
  return results
}

/** Opens pages one after the other; gives of each what is wrong, or nothing, by its path. */
export async function walk(hand, { url, pages, file }) {
  const results = {}
  for (const { path, address, figures = 'main h1' } of pages) {
    try {
      await hand.page.goto(url + address)
      await hand.started()
      await hand.see(figures, undefined, { isStill: true })
      await wait(REST_MS)
      results[path] = wrongOf(await hand.page.evaluate(LOOK, BROKEN), await hand.page.errors())
    } catch (error) {
      results[path] = String(error.message ?? error)
    }
    await hand.page.shoot(file(path)).catch(() => undefined)
  }
  return results
}

const LOOK = `(broken) => {
  const text = document.body.innerText
  const black = getComputedStyle(document.body).backgroundColor
  const wide = document.documentElement.scrollWidth - innerWidth
  return { said: (text.match(new RegExp(broken)) || [])[0], length: text.length, black, wide }
}`

function wrongOf({ said, length, black, wide }, errors) {
  if (said) return `写着“${said}”`
  if (errors.length > 0) return `出错：${errors[0]}`
  if (wide > 0) return `宽出 ${wide} 像素`
  if (length < 100) return `只有 ${length} 个字`
  // A colour that is not understood leaves a page without ground.
  return /rgba\(0, 0, 0, 0\)/.test(black) ? '没有底色' : undefined
}
