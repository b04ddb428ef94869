import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { checkNode, ensureInstalled, giveUp, option, unlessUnchanged } from './lib/environment.mjs'

/** Smaller files are not worth a second copy. */
const COMPRESS_FROM = 1024

/** Builds the site of one mode into a folder, unless it is there already. Gives whether anything was built. */
export async function buildSite({ mode, outDir, base = '/' }) {
  return unlessUnchanged(outDir, `${mode}:${base}`, async () => {
    // Vite and React decide by this variable which code they are; it must be set before they are loaded.
    process.env.NODE_ENV = 'production'
    const { build } = await import('vite')
    const { prerender } = await import('./prerender.mjs')
    rmSync(outDir, { recursive: true, force: true })
    await build({ mode, base, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
    await prerender({ outDir, mode, base })
    compress(outDir)
  })
}

function compress(dir) {
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json)$/.test(name)) continue
    const file = path.join(dir, name)
    const bytes = readFileSync(file)
    if (bytes.length < COMPRESS_FROM) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

if (process.argv[1] === import.meta.filename) {
  checkNode()
  const mode = option('mode') ?? 'live'
  if (mode !== 'live' && mode !== 'mock') giveUp(`--mode 是 live 或 mock，不是“${mode}”。`)
  await ensureInstalled()
  const outDir = option('out') ?? (mode === 'live' ? 'dist' : 'dist-mock')
  const base = option('base') ?? '/'
  const built = await buildSite({ mode, outDir: path.resolve(outDir), base })
  console.log(built ? `已构建到 ${outDir}` : `${outDir} 没有变化`)
}
