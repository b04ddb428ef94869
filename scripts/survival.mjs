import path from 'node:path'
import { checkNode } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readNames, readOptions } from './lib/options.mjs'
import { FAULTS } from './survival/faults.mjs'

// Takes one call away from one screen at a time and looks at what is left. Prints a table and every case that did not hold.
checkNode()
const { faults, screens, workers = '2' } = readOptions(['faults', 'screens', 'workers'])
const chosen =
  faults === undefined
    ? FAULTS.map(({ name }) => name)
    : readNames(
        'faults',
        faults,
        FAULTS.map(({ name }) => name),
      )
await ensureInstalled()
const { openSite } = await import('./survival/site.mjs')
const { runMatrix } = await import('./survival/matrix.mjs')
const { printMatrix } = await import('./survival/report.mjs')

const site = await openSite(path.resolve('dist-mock'))
try {
  const results = await runMatrix(site, {
    faults: FAULTS.filter(({ name }) => chosen.includes(name)),
    only: screens,
    workers: Number(workers),
  })
  console.log(printMatrix(results))
} finally {
  await site.close()
}
