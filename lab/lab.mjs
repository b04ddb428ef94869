import path from 'node:path'
import { checkNode, giveUp, run } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { LAB } from './names.mjs'

// Runs an instrument by its name; alone it says which there are. None of them is part of `npm test`.
checkNode()
const [name, ...args] = process.argv.slice(2)
if (name === undefined) list()
else if (Object.hasOwn(LAB, name)) process.exitCode = await start(LAB[name].file)
else giveUp(`没有“${name}”，可以是：${Object.keys(LAB).join('、')}。`)

function list() {
  console.log('npm run lab -- <名称> [选项]')
  for (const [each, { says, needs }] of Object.entries(LAB))
    console.log(`\n  ${each}\n    ${says}\n    要有：${needs}`)
}

async function start(file) {
  await ensureInstalled()
  if (file.endsWith('.mjs')) return run(process.execPath, [path.resolve(file), ...args])
  const { runTypeScript } = await import('../scripts/lib/run-typescript.mjs')
  return runTypeScript(file, args)
}
