import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the world may cost: milliseconds to begin with, milliseconds of any first answer, megabytes after a walk. */
const BUDGET = { boot: 150, answer: 30, heap: 80 }

/**
 * How long the world takes to begin and for its first answers, bundled as in the site. Beside it, what a walk through
 * it leaves in memory.
 */
export async function measure() {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'world-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '~': path.join(root, 'src') } },
      // Everything goes into the bundle: beside it there are no packages.
      ssr: { noExternal: true },
      build: { ssr: path.join(root, 'lab/bench/world.ts'), outDir, emptyOutDir: true },
    })
    const { worldTimes } = await import(pathToFileURL(path.join(outDir, 'world.js')).href)
    const { boot, models, heap } = await worldTimes()
    const row = (name, value, budget) => [
      name,
      value.toFixed(1),
      String(budget),
      value <= budget ? '合' : '超出',
    ]
    const slowest = models.toSorted((a, b) => b.milliseconds - a.milliseconds)
    return {
      title: '演示世界（主线程毫秒，无减速；内存 MB）',
      columns: ['量', '实测', '预算', ''],
      rows: [
        row('起步：读入模块与第一个回答', boot, BUDGET.boot),
        ...slowest.map(({ name, milliseconds }) => row(`首次：${name}`, milliseconds, BUDGET.answer)),
        row('走一遍后的内存', heap / 1e6, BUDGET.heap),
      ],
    }
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
