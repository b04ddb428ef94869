import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

/** An icon of the library, as a module of its own. */
export const ICON = /\/lucide-react\/dist\/esm\/icons\//

const IMPORT = /import\s*\{([^}]+)\}\s*from\s*'lucide-react'/g
const EXPORT = /export \{([^}]+)\} from '(\.\/icons\/[\w-]+\.mjs)'/g

/**
 * Lets each module import its icons one by one, and not the module that names all of them. What a page uses is then to
 * be seen, and an icon travels with what shows it.
 */
export function singleIcons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'single-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?/, code: "from 'lucide-react'" },
      handler(code) {
        files ??= iconFiles()
        return { code: withSingleIcons(code, files), map: null }
      },
    },
  }
}

/** The file of each icon by its names. */
function iconFiles(): ReadonlyMap<string, string> {
  const main = createRequire(import.meta.url).resolve('lucide-react')
  const index = path.join(path.dirname(main), '../esm/lucide-react.mjs')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(EXPORT)) {
    for (const name of names.split(','))
      files.set(name.replace('default as', '').trim(), path.resolve(index, '..', file))
  }
  return files
}

/** The code with one import for each icon. What is no icon is imported as before. */
export function withSingleIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_, names: string) => {
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const statements = imports.map((name) => {
      const [imported = '', local = imported] = name.split(' as ')
      const file = files.get(imported)
      return file ? `import ${local} from '${file}'` : `import { ${name} } from 'lucide-react'`
    })
    return statements.join(';')
  })
}
