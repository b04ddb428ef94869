import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Puts `.br` and `.gz` beside the text files that they make smaller: some hosts send such files as they are. This is
 * the longest part of a build, so Node does it on all of its threads at once.
 */
export async function compress(dir) {
  const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(html|js|css|svg|json|txt|xml)$/.test(name) && !name.startsWith('.'),
  )
  await Promise.all(texts.map((name) => compressFile(path.join(dir, name))))
}

/** The two copies of one file. `quality` is brotli's: the best is slow, which matters for thousands of files. */
export async function compressFile(file, quality = constants.BROTLI_MAX_QUALITY) {
  const bytes = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([
    brotlied(bytes, { params }),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  for (const [ending, copy] of Object.entries({ br, gz })) {
    if (copy.length < bytes.length) writeFileSync(`${file}.${ending}`, copy)
  }
}
