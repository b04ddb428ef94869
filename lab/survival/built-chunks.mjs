import { readFileSync } from 'node:fs'
import path from 'node:path'

const MOCKS = /^src\/mocks\//

/**
 * The files of the product's code that a built folder loads late, as paths: all that the entry does not import itself. The
 * mocked API is no part of the product: without a file that both share, nothing would answer.
 */
export function lateFiles(dir) {
  const manifest = JSON.parse(readFileSync(path.join(dir, '.vite', 'manifest.json'), 'utf8'))
  // The HTML starts the application itself: no file stands between them.
  const [entry] = Object.keys(manifest).filter((key) => manifest[key].name === 'app')
  const first = reach(manifest, [entry], ({ imports = [] }) => imports)
  const all = reach(manifest, [entry], ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((key) => !MOCKS.test(key)),
  ])
  const mocks = reach(
    manifest,
    Object.keys(manifest).filter((key) => MOCKS.test(key)),
    ({ imports = [] }) => imports,
  )
  const firstFiles = new Set([...first, ...mocks].flatMap((key) => filesOf(manifest[key])))
  const files = [...all].flatMap((key) => filesOf(manifest[key])).filter((file) => !firstFiles.has(file))
  return new Set(files.map((file) => `/${file}`))
}

function reach(manifest, start, next) {
  const seen = new Set(start)
  for (const key of seen) for (const found of next(manifest[key])) seen.add(found)
  return seen
}

const filesOf = ({ file, css = [] }) => [file, ...css]
