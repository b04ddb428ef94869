import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts modules in the place of others: of packages, or of files of the product, by their paths in the project. Throws for a
 * path without a file: whatever has moved away from it would come along.
 */
export function shims(others: Readonly<Record<string, string>>): Plugin {
  const files = new Map(Object.entries(others).map(([name, other]) => [nameOf(name), path.resolve(other)]))
  // Only an import that ends like one of them can be one of them: all others are resolved without asking here.
  const ends = [...files.keys()].map((name) => path.parse(name).name.replaceAll('.', String.raw`\.`))
  return {
    name: 'shims',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`(^|/)(${ends.join('|')})(\\.\\w+)?$`) },
      async handler(id, importer) {
        const other = files.get(id)
        if (other !== undefined) return other
        const resolved = await this.resolve(id, importer, { skipSelf: true })
        return resolved && (files.get(resolved.id) ?? resolved)
      },
    },
  }
}

function nameOf(name: string): string {
  if (!/^(src|node_modules)\//.test(name)) return name
  const file = path.resolve(name)
  if (!existsSync(file)) throw new Error(`没有 ${name}，它的替身用不上`)
  // The bundler knows a file by where it really stands.
  return realpathSync(file)
}
