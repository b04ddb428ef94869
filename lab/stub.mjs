import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runTypeScript } from '../scripts/lib/run-typescript.mjs'

// Begins a server in a folder of its own: Hono with a validator for every call, made by orval from the published
// description. One call is answered and checked; every other one says that it is not built yet.

const USAGE = `用法：npm run lab -- stub <空文件夹> [--port <端口>]

在这个文件夹里起一个服务器的头：Hono、每个接口的校验器，照 docs/openapi.json 生成（要联网安装依赖）。
最后启动它，检查已写好的那一个接口。端口默认 8080。退出码：0 通过 · 1 没有通过 · 2 没法开始`

const NAME = 'province.list'
const HANDLER = 'provinceList'
const PATH = '/api/province/list'

const PACKAGE = {
  name: 'zetu-api',
  private: true,
  type: 'module',
  scripts: { start: 'tsx src/server.ts', generate: 'orval --config orval.config.cjs' },
  dependencies: {
    '@hono/node-server': '2.1.9',
    '@hono/zod-validator': '0.9.1',
    hono: '4.13.19',
    zod: '4.6.7',
  },
  devDependencies: { orval: '7.13.2', tsx: '4.23.15' },
}

const ORVAL = `module.exports = {
  api: {
    input: { target: './openapi.json' },
    output: {
      mode: 'split',
      client: 'hono',
      target: 'src/api.ts',
      override: {
        hono: { handlers: 'src/handlers' },
        // An address has text only: numbers are read from it.
        zod: { coerce: { query: ['number', 'boolean'], param: ['number', 'boolean'] } },
      },
    },
  },
}
`

const SERVER = `import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import api from './api'

const app = new Hono()

// A wrong input is HTTP 200 with the code 400; the validators say it by HTTP.
app.use(async (c, next) => {
  await next()
  if (c.res.status === 400) c.res = Response.json({ code: 400, message: '参数有误', data: null })
})
app.route('/', api)

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 8080) })
`

const UNBUILT = "  return c.json({ code: 501, message: '还没有', data: null }, 501);"

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '8080' }, help: { type: 'boolean' } },
  })
  const [folder] = positionals
  if (folder === undefined || values.help) {
    console.log(USAGE)
    return values.help ? 0 : 2
  }
  const target = path.resolve(folder)
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0) {
    console.error(`${folder} 不是空的`)
    return 2
  }
  const document = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))
  await cp(document, path.join(target, 'openapi.json'))
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(PACKAGE, null, 2)}\n`)
  await writeFile(path.join(target, 'orval.config.cjs'), ORVAL)
  for (const words of [
    ['npm', 'install', '--no-audit', '--no-fund'],
    ['npx', 'orval', '--config', 'orval.config.cjs'],
  ]) {
    if ((await run(words, target)) !== 0) return 2
  }
  await fillHandlers(path.join(target, 'src/handlers'), JSON.parse(await readFile(document, 'utf8')))
  await writeFile(path.join(target, 'src/server.ts'), SERVER)
  return await tryOut(target, values.port)
}

async function run([program, ...words], cwd) {
  const [code] = await once(spawn(program, words, { cwd, stdio: 'inherit' }), 'exit')
  return code
}

/** Every handler says that it is not built; one answers with the example of the description. */
async function fillHandlers(folder, { paths }) {
  const { value } = paths[PATH].get.responses['200'].content['application/json'].examples.answer
  for (const file of await readdir(folder)) {
    const at = path.join(folder, file)
    const text = await readFile(at, 'utf8')
    // The generator forgets the import where a call takes no input.
    const head = /import \{ zValidator \}/.test(text)
      ? ''
      : "import { zValidator } from '../api.validator';\n"
    const body = file === `${HANDLER}.ts` ? `  return c.json(${JSON.stringify(value)});` : UNBUILT
    await writeFile(at, head + text.replace(/(=> \{)\s*\n(\s*\},)/, `$1\n${body}\n$2`))
  }
}

async function tryOut(target, port) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: target,
    env: { ...process.env, PORT: port },
    stdio: 'inherit',
  })
  try {
    const base = `http://localhost:${port}`
    await untilAnswered(base)
    return await runTypeScript('tools/contract/check/main.ts', ['--base', base, '--only', NAME])
  } finally {
    server.kill()
  }
}

const TRIES = 60

async function untilAnswered(base) {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await fetch(`${base}${PATH}`).catch(() => undefined)
    if (answer) return
    await new Promise((done) => setTimeout(done, 500))
  }
}

process.exitCode = await main()
