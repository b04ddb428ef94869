import type { Plugin, Rollup } from 'vite'

/** Where the bundler writes which file each stable name stands for. */
const IMPORT_MAP = 'importmap.json'

/** A stable name as the bundler makes it: the name of the chunk, and a hash that tells it from others of that name. */
const STABLE = /^(.*\/)?(.+)-([\w-]{7})\.js$/

/** The length of that hash with what stands around it. */
const END_LENGTH = '-1234567.js'.length

/** So much of that hash tells chunks of one name apart. */
const KEPT = 2

/**
 * Shortens the names by which files import each other. Their hashes cannot be compressed, and every page would carry
 * some hundreds of them. Throws where two are alike.
 */
export function stableNames(): Plugin {
  let repeated: ReadonlySet<string> = new Set()
  return {
    name: 'stable-names',
    enforce: 'post',
    renderChunk(_code, _chunk, _options, { chunks }) {
      repeated = repeatedNames(Object.values(chunks).map(({ name }) => name))
      return null
    },
    // A name that is no longer the only one is spelt otherwise, in every file that imports it.
    augmentChunkHash: () => [...repeated].toSorted().join(' '),
    generateBundle: {
      // Behind what writes the names: the lists of late parts and the HTML.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const map = bundle[IMPORT_MAP]
        if (map?.type !== 'asset') return
        const written = textOf(map)
        const { imports } = JSON.parse(written) as { readonly imports: Readonly<Record<string, string>> }
        const names = shortened(Object.keys(imports), repeated)
        // What another file has taken in is no file any more.
        const files = Object.keys(bundle)
        const there = Object.entries(imports).filter(([, to]) =>
          files.some((file) => to.endsWith(`/${file}`)),
        )
        // Neighbours that are alike take less room in every HTML.
        const sorted = JSON.stringify({ imports: Object.fromEntries(there.toSorted()) })
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = renamed(file.code, names)
          else if (/\.(html|json)$/.test(file.fileName))
            file.source = renamed(
              textOf(file).replace(written, () => sorted),
              names,
            )
        }
      },
    },
  }
}

/** Names that several chunks have. */
function repeatedNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, at) => names.indexOf(name) !== at))
}

const textOf = ({ source }: Rollup.OutputAsset) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

/** Short names by the long ones, without their folders. Chunks of a repeated name keep a part of their hash. */
export function shortened(
  files: readonly string[],
  repeated: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const file of files) {
    const [, , name, hash] = STABLE.exec(file) ?? []
    if (name === undefined || hash === undefined) continue
    const short = repeated.has(name) ? `${name}-${hash.slice(0, KEPT)}.js` : `${name}.js`
    if ([...names.values()].includes(short)) throw new Error(`两个文件都叫 ${short}`)
    names.set(`${name}-${hash}.js`, short)
  }
  return names
}

/** A text with the short names in place of the long ones. */
export function renamed(text: string, names: ReadonlyMap<string, string>): string {
  // Looked up by its end: a file of facts is one word of some megabytes, in which a search for whole names never ends.
  const byEnd = new Map([...names].map((pair) => [pair[0].slice(-END_LENGTH), pair]))
  return text.replace(/-[\w-]{7}\.js/g, (end, at: number) => {
    const [name, short] = byEnd.get(end) ?? []
    if (name === undefined || short === undefined || !text.endsWith(name, at + END_LENGTH)) return end
    return short.slice(name.length - END_LENGTH)
  })
}
