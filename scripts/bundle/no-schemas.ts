import type { Plugin } from 'vite'
import * as zod from 'zod/mini'

/** Leaves schemas out where they only stand beside what is used, and nobody asks them. */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod/mini' ? '\0no-schemas' : undefined),
    load(id) {
      if (id !== '\0no-schemas') return
      const names = Object.keys(zod).map((name) => `schema as ${name}`)
      return `const schema = () => ({ check: schema })\nexport { ${names.join(', ')} }`
    },
  }
}
