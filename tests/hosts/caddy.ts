import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, makePlace, programOf, type RunningHost, startProgram } from './program'

/** `ZETU_CADDY` names a program elsewhere. */
export const CADDY = programOf([process.env.ZETU_CADDY, 'caddy'], 'version')

/** Starts the shipped configuration over a folder, and an API (host and port); only places and ports are replaced. */
export async function startCaddy(site: string, api: string): Promise<RunningHost> {
  const dir = makePlace('caddy')
  const ports = { http: await freePort(), https: await freePort() }
  const shipped = readFileSync('deploy/caddy/Caddyfile', 'utf8')
    .replace('\nzetu.example {', `\nzetu.example {\n\ttls ${dir}/fullchain.pem ${dir}/privkey.pem`)
    .replaceAll('/srv/zetu', site)
    .replaceAll('api:8080', api)
  const config = path.join(dir, 'Caddyfile')
  const options = `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n`
  writeFileSync(config, options + shipped)
  return startProgram(CADDY ?? 'caddy', ['run', '--config', config, '--adapter', 'caddyfile'], ports, dir)
}
