import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Whether this machine has nginx, in the folder of programs or in that of servers. */
export const NGINX = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0)

export interface RunningNginx {
  readonly http: number
  readonly https: number
  stop(): Promise<void>
}

/** Starts the shipped configuration, with `files` as its site and `api` (host and port) as its API; only places are replaced. */
export async function startNginx(
  program: string,
  files: Readonly<Record<string, string | Buffer>>,
  api: string,
): Promise<RunningNginx> {
  const dir = mkdtempSync(path.join(tmpdir(), 'zetu-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, 'site', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  makeCertificate(dir)
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll('/etc/ssl/zetu.example', dir)
    .replaceAll('/srv/zetu', path.join(dir, 'site'))
    .replaceAll('api:8080', api)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  )
  const config = path.join(dir, 'nginx.conf')
  const types = 'types { text/html html; application/javascript js; text/css css; application/json json; }'
  writeFileSync(
    config,
    `pid ${dir}/pid; error_log ${dir}/error.log; events {} http { access_log off; ${types} ${temporary.join(' ')}\n${site}\n}`,
  )
  const server = spawn(program, [
    '-c',
    config,
    '-e',
    path.join(dir, 'error.log'),
    '-g',
    'daemon off; master_process off;',
  ])
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
    if (await answers(http)) return { http, https, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`nginx did not start: ${said}`)
}

function makeCertificate(dir: string): void {
  const files = ['-keyout', path.join(dir, 'privkey.pem'), '-out', path.join(dir, 'fullchain.pem')]
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=zetu.example',
    ...files,
  ])
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`)
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
