import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Modules of one page each: a view, a rule, an entity. */
const CHANGED = [
  'src/features/rank/rank-answer.tsx',
  'src/features/schools/ranking-answer.tsx',
  'src/features/batch-lines/batch-lines-page.tsx',
]
/** Files that a deploy may rename when one page has changed. */
const MOST = 5

/** How many files of the live build get a new name when one module changes: browsers keep all the others. */
export async function measure() {
  const before = await namesWith()
  const rows = []
  for (const file of CHANGED) {
    const after = await namesWith(file)
    const renamed = [...after].filter((name) => !before.has(name))
    rows.push([file, renamed.length, after.size, renamed.length <= MOST ? '合' : '超出'])
  }
  return {
    title: `一个页面改动后换名的文件（≤ ${MOST}）`,
    columns: ['改动', '换名', '全部', ''],
    rows,
    failed: rows.some((row) => row.at(-1) === '超出'),
  }
}

/** The names of the files of a build in which one module has one statement more. */
async function namesWith(changed) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zetu-deploy-'))
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const seen = []
  const alter = {
    name: 'alter',
    transform(code, id) {
      if (changed === undefined || !id.split('?')[0].endsWith(changed)) return
      seen.push(id)
      return `${code}\nglobalThis.zetuChanged = true\n`
    },
  }
  try {
    await build({
      mode: 'live',
      logLevel: 'warn',
      plugins: [alter],
      build: { outDir: folder, emptyOutDir: true },
    })
    if (changed !== undefined && seen.length === 0) throw new Error(`构建里没有 ${changed}`)
    return new Set((await readdir(path.join(folder, 'assets'))).filter((name) => /\.(js|css)$/.test(name)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
