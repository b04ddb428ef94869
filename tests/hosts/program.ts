import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A web server that runs with the shipped configuration. */
export interface RunningHost {
  readonly http: number
  readonly https: number
  stop(): Promise<void>
}

/** The first of these that this machine has. */
export function programOf(candidates: readonly (string | undefined)[], flag: string): string | undefined {
  return candidates.find((program) => program && spawnSync(program, [flag]).status === 0)
}

/** A folder for one run, with a certificate in it. */
export function makePlace(name: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), `zetu-${name}-`))
  const files = ['-keyout', path.join(dir, 'privkey.pem'), '-out', path.join(dir, 'fullchain.pem')]
  const subject = ['-subj', '/CN=zetu.example', '-addext', 'subjectAltName=DNS:zetu.example']
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
  const made = spawnSync('openssl', [...kind, ...subject, ...files])
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`)
  return dir
}

/** Starts a server, and waits until its port answers. Removes the folder at its end. */
export async function startProgram(
  program: string,
  args: readonly string[],
  ports: { readonly http: number; readonly https: number },
  dir: string,
): Promise<RunningHost> {
  const server = spawn(program, args, { env: { ...process.env, HOME: dir } })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  let said = ''
  server.stderr.on('data', (text) => {
    said += text
  })
  const stop = async () => {
    server.kill()
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  for (let attempt = 0; server.exitCode === null && attempt < 300; attempt++) {
    if (await answers(ports.http)) return { ...ports, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`${program} did not start: ${said}`)
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
