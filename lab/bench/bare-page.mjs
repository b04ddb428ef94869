/**
 * Opens an empty page in a context of its own, to which nothing is attached but what the caller sends: `send(method,
 * params)`, `on(event, listener)` and `evaluate(expression)` of the DevTools protocol, and `close()`.
 *
 * A page of Playwright has the runtime agent. With it V8 writes down where each `Error` was made, and reads a whole file
 * again for that. React makes one when it loads: a tenth of a second on a phone, which no visitor waits for.
 */
export async function openBarePage(browser) {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const pending = new Map()
  const listeners = new Map()
  let last = 0
  session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return
    const { id, method, params, result, error } = JSON.parse(message)
    if (method !== undefined) return listeners.get(method)?.(params)
    const { resolve, reject } = pending.get(id)
    pending.delete(id)
    if (error) reject(new Error(error.message))
    else resolve(result)
  })
  const send = async (method, params = {}) => {
    const id = ++last
    const answer = new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
    const message = JSON.stringify({ id, method, params })
    await session.send('Target.sendMessageToTarget', { sessionId, message })
    return answer
  }
  return {
    send,
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    on: (event, listener) => listeners.set(event, listener),
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
}
