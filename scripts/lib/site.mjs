import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { buildAlone } from './build-alone.mjs'
import { compress } from './compressed.mjs'
import { addContractPage, DESCRIPTION, PAGE_SOURCES } from './contract-page.mjs'
import { giveUp, ROOT } from './environment.mjs'

/** The notices that the licences of packages ask for (vite.config.ts). */
const LICENCES = 'licenses.txt'

/** Lies in a built folder and says what it was built from. */
const MARK = '.fingerprint'

/** What the built product is made of. */
const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/prerender.mjs',
  'scripts/bundle',
  'scripts/lib/build-alone.mjs',
  'scripts/lib/older-parts.mjs',
  'scripts/lib/site.mjs',
  'scripts/lib/contract-page.mjs',
  'scripts/contract-fields',
  'scripts/lib/compressed.mjs',
  'scripts/lib/page-head.mjs',
  PAGE_SOURCES,
  DESCRIPTION,
]

/**
 * Builds the site of one mode into a folder, unless it is there already. Gives whether anything was built. Compressed
 * copies are for hosts; a site that only tests open can do without.
 */
export async function buildSite({ mode, outDir, base = '/', compressed = true }) {
  const sources = fingerprint()
  const marks = ['', 'plain '].map((copies) => `${mode} ${base} ${copies}${sources}`)
  const wanted = marks[compressed ? 0 : 1]
  const mark = path.join(outDir, MARK)
  const there = builtMark(outDir)
  // Copies that nobody needs do no harm.
  if (there === wanted || (!compressed && there === marks[0])) return false
  requireOwnFolder(outDir)
  // Vite and React decide by this variable which code they are; it must be set before they are loaded.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const { prerender } = await import('../prerender.mjs')
  rmSync(outDir, { recursive: true, force: true })
  // The mark of an unfinished build: this folder may be emptied, and is not up to date.
  mkdirSync(outDir, { recursive: true })
  writeFileSync(mark, '')
  await build({ mode, base, logLevel: 'warn', build: { outDir, emptyOutDir: false } })
  await prerender({ outDir, mode, base })
  if (mode === 'mock') addContractPage({ outDir, base })
  const version = versionOf(sources, base)
  if (mode === 'live') await addWorker(outDir, version)
  writeFileSync(path.join(outDir, 'version.json'), version)
  if (compressed) await compress(outDir)
  writeFileSync(mark, wanted)
  return true
}

/** What `/version.json` says: which build a host has, and below which path. */
function versionOf(sources, base) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  return `${JSON.stringify({ version, build: sources.slice(0, 12), base })}\n`
}

/**
 * Writes the script of the service worker, and the licences of what is in it behind those of the site. It says of which
 * build it is: by that a browser notices that there is another.
 */
async function addWorker(outDir, version) {
  const { script, licences } = await buildAlone('live', 'src/app/offline/site.worker.ts')
  writeFileSync(path.join(outDir, 'service-worker.js'), `${script.code.trim()}\n// ${version}`)
  appendFileSync(path.join(outDir, LICENCES), `\n${licences}`)
}

/** Tells one build from another; undefined where nothing has been built. */
export function builtMark(dir) {
  const mark = path.join(dir, MARK)
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined
}

/** Building empties the folder. So it has to be one for built sites, one that was built before, or an empty one. */
function requireOwnFolder(outDir) {
  if (!existsSync(outDir)) return
  const usual = path.dirname(outDir) === path.resolve(ROOT) && /^dist(-|$)/.test(path.basename(outDir))
  if (usual || existsSync(path.join(outDir, MARK)) || readdirSync(outDir).length === 0) return
  giveUp(`${outDir} 里有别的文件，构建会清空它：请用 --out 指定一个新的目录。`)
}

/** A hash of the content of all sources and of what the environment adds to them. */
function fingerprint() {
  const hash = createHash('sha256')
  const visit = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat?.isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name))
    } else if (stat && !/\.test\.tsx?$/.test(file)) {
      hash.update(`${file}\n`).update(readFileSync(file))
    }
  }
  for (const file of SOURCES) visit(file)
  // Vite puts these variables and files into the code.
  for (const file of readdirSync('.').filter((name) => /^\.env(\.|$)/.test(name))) visit(file)
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`)
  }
  return hash.digest('hex')
}
