import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import libraryFolder from 'swagger-ui-dist/absolute-path.js'
import { fieldsPage } from '../contract-fields/page.mjs'

/** What the page is made of, apart from the kept library and the description itself. */
export const PAGE_SOURCES = 'tools/contract/page'
export const DESCRIPTION = 'docs/openapi.json'

/** Files of swagger-ui-dist that the page needs; the rest of it are maps and other builds. */
const LIBRARY = ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']

/** Puts the readable description of the API into a built mock site, at `/__contract`. */
export function addContractPage({ outDir, base }) {
  const folder = path.join(outDir, '__contract')
  const library = libraryFolder()
  mkdirSync(folder, { recursive: true })
  for (const name of LIBRARY) copyFileSync(path.join(library, name), path.join(folder, name))
  for (const name of ['page.js', 'page.css'])
    copyFileSync(path.join(PAGE_SOURCES, name), path.join(folder, name))
  copyFileSync(DESCRIPTION, path.join(folder, path.basename(DESCRIPTION)))
  const page = readFileSync(path.join(PAGE_SOURCES, 'index.html'), 'utf8')
  writeFileSync(path.join(folder, 'index.html'), page.replaceAll('%BASE%', base))
  writeFileSync(path.join(folder, 'fields.html'), fieldsPage(base))
}
