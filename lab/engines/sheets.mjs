import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { packageFolder } from './install.mjs'

/** How many letters stand on each sheet of what was printed, and keeps it in a file; undefined where nothing was. */
export async function sheetsOf(bytes, file) {
  if (!bytes) return undefined
  await writeFile(file, bytes)
  const { getDocument } = await import(pathToFileURL(`${packageFolder('sheets')}/legacy/build/pdf.mjs`).href)
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const letters = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    letters.push(items.reduce((sum, { str }) => sum + str.trim().length, 0))
  }
  return letters
}
