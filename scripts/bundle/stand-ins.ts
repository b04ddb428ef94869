import path from 'node:path'
import type { Plugin } from 'vite'

/** Puts modules in the place of others: of packages, or of files of the product, by their paths in the project. */
export function standIns(others: Readonly<Record<string, string>>): Plugin {
  const files = new Map(Object.entries(others).map(([name, other]) => [nameOf(name), path.resolve(other)]))
  return {
    name: 'stand-ins',
    enforce: 'pre',
    async resolveId(id, importer) {
      const other = files.get(id)
      if (other !== undefined) return other
      const resolved = await this.resolve(id, importer, { skipSelf: true })
      return resolved && (files.get(resolved.id) ?? resolved)
    },
  }
}

const nameOf = (name: string) => (/^(src|node_modules)\//.test(name) ? path.resolve(name) : name)
