import { createServer } from 'node:net'
import { giveUp } from './environment.mjs'

/** A server on one of these addresses would answer in our place, or we in its. */
const HOSTS = [undefined, '127.0.0.1', '::1']

/** Ends the program when something listens on a port already; asked before the work that would be in vain. */
export async function requirePort(port) {
  const problem = await portProblem(port)
  if (problem === 'EADDRINUSE') giveUp(`端口 ${port} 已被占用：请先关闭占用它的程序，或用 --port 换一个。`)
  if (problem) giveUp(`不能使用端口 ${port}（${problem}）：请用 --port 换一个。`)
}

/** The first of `count` free ports in a row, from `first` on. */
export async function freePorts(first, count) {
  for (let start = first; start + count <= 65_536; start += count) {
    const problems = []
    for (let port = start; port < start + count; port++) problems.push(await portProblem(port))
    if (problems.every((problem) => problem === undefined)) return start
  }
  return giveUp('没有空闲的端口。')
}

async function portProblem(port) {
  for (const host of HOSTS) {
    const problem = await new Promise((resolve) => {
      const probe = createServer()
      probe.once('error', (error) => resolve(error.code))
      probe.listen({ port, host }, () => probe.close(() => resolve(undefined)))
    })
    // A machine without IPv6 has no ::1, so nobody listens there.
    if (problem !== undefined && problem !== 'EADDRNOTAVAIL' && problem !== 'EAFNOSUPPORT') return problem
  }
  return undefined
}

/** Starts a server, or says in one sentence why not. Port 0 is any free one. */
export async function listen(server, port) {
  if (port !== 0) await requirePort(port)
  return new Promise((resolve) => {
    server.once('error', (error) => giveUp(`服务没有启动：${error.message}`))
    server.listen(port, () => resolve(server))
  })
}

/** Time for requests to be answered, in milliseconds. */
const GRACE_MS = 1000
/** Time for what is being written to reach the disk, in milliseconds. */
const PATIENCE_MS = 3000

/** Ends a server and what it needs on Ctrl-C or a stop signal, without waiting for idle connections. */
export function stopOnSignal(server, closeOthers = () => {}) {
  let stopping = false
  const stop = () => {
    // npm passes on the Ctrl-C that the terminal sends here too.
    if (stopping) return
    stopping = true
    process.exitCode = 0
    // What is being answered is answered; idle connections end with this, those that hang a little later.
    server.close(() => void closeOthers())
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    setTimeout(() => process.exit(), PATIENCE_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
}
