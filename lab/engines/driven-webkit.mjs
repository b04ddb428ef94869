import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../../scripts/lib/ports.mjs'
import { pathOf } from './path.mjs'

/** Of WebDriver: keys without a sign. */
const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Alt: '\uE00A',
  Control: '\uE009',
}

/** WebKit behind its own driver; one with windows gets a screen that nobody sees. */
export async function openWebKit(file, { width, height, driver, look, isHeadless = false }) {
  if (look === 'letters' || (look && isHeadless)) throw new Error('它的小浏览器没有这个设置')
  const port = await freePorts(4700, 1)
  const children = []
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LANG: 'C.UTF-8' }
  if (!isHeadless) {
    // The server picks a number that is free and writes it to its third channel.
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width + 200}x${height + 300}x24`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    children.push(screen)
    env.DISPLAY = `:${await new Promise((resolve) => screen.stdio[3].once('data', (text) => resolve(String(text).trim())))}`
  }
  children.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))
  const end = () => {
    for (const child of children.toReversed()) child.kill()
  }
  try {
    return await session(`http://127.0.0.1:${port}`, { file, width, height, look, isHeadless }, end)
  } catch (error) {
    end()
    throw error
  }
}

async function session(origin, { file, width, height, look, isHeadless }, end) {
  const name = isHeadless ? 'wpe:browserOptions' : 'webkitgtk:browserOptions'
  const args = ['--automation', ...(isHeadless ? ['--headless'] : look === 'dark' ? ['--dark-mode'] : [])]
  const alwaysMatch = { [name]: { binary: file, args } }
  await answered(origin)
  const { sessionId } = await send(origin, 'POST', '/session', { capabilities: { alwaysMatch } })
  const say = (method, path, body) => send(origin, method, `/session/${sessionId}${path}`, body)
  const run = (script, argument) =>
    say('POST', '/execute/sync', { script: `return (${script})(arguments[0])`, args: [argument ?? null] })
  await say('POST', '/timeouts', { pageLoad: 120_000, script: 60_000 })
  await resize()

  /** The window holds its bars too: the page is to have the size. */
  async function resize() {
    await say('POST', '/window/rect', { x: 0, y: 0, width, height }).catch(() => undefined)
    await wait(300)
    const inner = await run('() => [innerWidth, innerHeight]')
    const rect = { x: 0, y: 0, width: 2 * width - inner[0], height: 2 * height - inner[1] }
    await say('POST', '/window/rect', rect).catch(() => undefined)
    await wait(300)
  }
  const pointer = (actions) => ({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions,
  })
  const act = (...sources) => say('POST', '/actions', { actions: sources })
  const move = ({ x, y }, duration = 0) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
    origin: 'viewport',
  })
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }
  const stroke = (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
  const type = (actions) => act({ type: 'key', id: 'keys', actions })
  return {
    agent: () => run('() => navigator.userAgent'),
    async goto(url) {
      await say('POST', '/url', { url })
      await run(NOTE_ERRORS)
    },
    evaluate: run,
    click: (at) => act(pointer([move(at), down, up])),
    async drag(from, to) {
      const steps = pathOf(from, to).map((at) => move(at, 30))
      await act(pointer([move(from), down, ...steps, { type: 'pause', duration: 200 }, up]))
    },
    /** By a finger; false where its driver has none. */
    async touch(from, to) {
      const steps = pathOf(from, to).map((at) => move(at, 30))
      const actions = [move(from), down, ...steps, { type: 'pause', duration: 200 }, up]
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }
      return act(finger).then(
        () => true,
        () => false,
      )
    },
    press(key, held) {
      const value = KEYS[key] ?? key
      if (!held) return type(stroke(value))
      return type([
        { type: 'keyDown', value: KEYS[held] },
        ...stroke(value),
        { type: 'keyUp', value: KEYS[held] },
      ])
    },
    type: (text) => type([...text].flatMap(stroke)),
    async shoot(file) {
      await writeFile(file, Buffer.from(await say('GET', '/screenshot'), 'base64'))
    },
    // Its driver knows no command for it.
    print: () => undefined,
    errors: () => run('() => window.engineErrors || []'),
    async close() {
      await say('DELETE', '').catch(() => undefined)
      end()
    },
  }
}

/** Its driver lets nobody in before the page: what fails later than the load is heard. */
const NOTE_ERRORS = `() => {
  window.engineErrors = []
  addEventListener('error', (event) => event.message && engineErrors.push(event.message))
  addEventListener('unhandledrejection', (event) => engineErrors.push(String(event.reason)))
}`

async function answered(origin) {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${origin}/status`).catch(() => undefined)) return
    await wait(100)
  }
  throw new Error('驱动没有启动')
}

async function send(origin, method, path, body) {
  const response = await fetch(origin + path, {
    method,
    signal: AbortSignal.timeout(180_000),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value?.error}：${value?.message}`.slice(0, 300))
  return value
}
