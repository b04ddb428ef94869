import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { NOW } from '../mock-transport'

export interface RunningApi {
  readonly origin: string
  stop(): void
}

/** The mocked API with another world: one process has one world, so this is a process of its own. */
export async function startApi(seed: number, latency = 0): Promise<RunningApi> {
  const port = await freePort()
  const scenario = `qa.now=${encodeURIComponent(NOW)}&qa.latency=${latency}`
  const words = ['scripts/api.mjs', '--port', `${port}`, '--seed', `${seed}`, '--scenario', scenario]
  const api = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await Promise.race([once(api.stdout.setEncoding('utf8'), 'data'), once(api, 'exit')])
  if (typeof said !== 'string') throw new Error(`the API of seed ${seed} did not start`)
  return { origin: `http://localhost:${port}`, stop: () => api.kill() }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
