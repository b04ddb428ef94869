import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, makePlace, programOf, type RunningHost, startProgram } from './program'

/** `ZETU_NGINX` names a program elsewhere. */
export const NGINX = programOf([process.env.ZETU_NGINX, 'nginx', '/usr/sbin/nginx'], '-v')

/** `ZETU_NGINX_MODULES` names their folder elsewhere. */
const MODULES = process.env.ZETU_NGINX_MODULES ?? '/usr/lib/nginx/modules'
const BROTLI = path.join(MODULES, 'ngx_http_brotli_static_module.so')

/** Whether it can send the `.br` files. */
export const HAS_BROTLI = existsSync(BROTLI)

/** Starts the shipped configuration over a folder, and an API (host and port); only places are replaced. */
export async function startNginx(site: string, api: string): Promise<RunningHost> {
  const dir = makePlace('nginx')
  const ports = { http: await freePort(), https: await freePort() }
  const conf = path.join(dir, 'zetu')
  cpSync('deploy/nginx', conf, { recursive: true })
  mkdirSync(path.join(conf, 'on'))
  if (HAS_BROTLI) cpSync('deploy/nginx/brotli.conf', path.join(conf, 'on/brotli.conf'))
  const replaced = (name: string, places: readonly (readonly [string, string])[]) => {
    const file = path.join(conf, name)
    const text = places.reduce(
      (before, [from, to]) => before.replaceAll(from, to),
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, text)
  }
  const own = ['/etc/nginx/zetu', conf] as const
  replaced('site.conf', [own, ['/srv/zetu', site], ['api:8080', api]])
  replaced('zetu.conf', [
    own,
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
    ['/etc/ssl/zetu.example', dir],
  ])
  const config = path.join(dir, 'nginx.conf')
  writeFileSync(config, whole(dir, conf))
  const args = ['-c', config, '-e', path.join(dir, 'error.log'), '-g', 'daemon off; master_process off;']
  return startProgram(NGINX ?? 'nginx', args, ports, dir)
}

/** What stands around it on a machine. */
function whole(dir: string, conf: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const types = [
    'text/html html; text/css css; application/javascript js; application/json json',
    'text/plain txt; image/svg+xml svg; image/png png; application/xml xml',
  ]
  return `${HAS_BROTLI ? `load_module ${BROTLI};` : ''}
pid ${dir}/pid; error_log ${dir}/error.log; events {}
http {
  access_log off; default_type application/octet-stream; types { ${types.join('; ')}; }
  ${temporary.map((kind) => `${kind}_temp_path ${dir}/${kind};`).join(' ')}
  include ${conf}/zetu.conf;
}`
}
