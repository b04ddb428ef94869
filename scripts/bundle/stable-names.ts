import type { Plugin, Rollup } from 'vite'

/** Where the bundler writes which file each stable name stands for. */
const IMPORT_MAP = 'importmap.json'

/** A stable name as the bundler makes it: the name of the chunk, and a hash that tells it from others of that name. */
const STABLE = /^(.*\/)?(.+)-([\w-]{8})\.js$/

/** So much of that hash tells two chunks of the same name apart. */
const KEPT = 2

/**
 * Shortens the names by which files import each other. Their hashes cannot be compressed, and every page would carry
 * some hundreds of them. A name depends on its own chunk alone, so that no other can change it. Throws when two are alike.
 */
export function stableNames(): Plugin {
  return {
    name: 'stable-names',
    enforce: 'post',
    generateBundle: {
      // Behind what writes the names: the lists of late parts and the HTML.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const map = bundle[IMPORT_MAP]
        if (map?.type !== 'asset') return
        const { imports } = JSON.parse(textOf(map)) as { readonly imports: Readonly<Record<string, string>> }
        const names = shortened(Object.keys(imports))
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = renamed(file.code, names)
          else if (/\.(html|json)$/.test(file.fileName)) file.source = renamed(textOf(file), names)
        }
      },
    },
  }
}

const textOf = ({ source }: Rollup.OutputAsset) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

/** Short names by the long ones, without their folders. */
export function shortened(files: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const file of files) {
    const [, , name, hash] = STABLE.exec(file) ?? []
    if (name === undefined || hash === undefined) continue
    const short = `${name}-${hash.slice(0, KEPT)}.js`
    if ([...names.values()].includes(short)) throw new Error(`两个文件都叫 ${short}`)
    names.set(`${name}-${hash}.js`, short)
  }
  return names
}

/** A text with the short names in place of the long ones. */
export function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[^\s"'`/]+-[\w-]{8}\.js/g, (name) => names.get(name) ?? name)
}
