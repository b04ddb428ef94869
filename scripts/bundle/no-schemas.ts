import type { Plugin } from 'vite'
import * as zod from 'zod/mini'

const NO_SCHEMAS = '\0no-schemas'

/** Leaves schemas out where they only stand beside what is used, and nobody asks them. */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    enforce: 'pre',
    resolveId: { filter: { id: /^zod\/mini$/ }, handler: () => NO_SCHEMAS },
    load: {
      filter: { id: new RegExp(`^${NO_SCHEMAS}$`) },
      handler() {
        const names = Object.keys(zod).map((name) => `schema as ${name}`)
        return `const schema = () => ({ check: schema })\nexport { ${names.join(', ')} }`
      },
    },
  }
}
