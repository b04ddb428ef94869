import type { Plugin } from 'vite'
import { ICON } from './single-icons.ts'

/** Leaves out of icons the keys that React asks for in development only: random letters do not compress. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: withoutKeys(code), map: null }),
    },
  }
}

/** The module of an icon without the keys of its strokes. */
export const withoutKeys = (code: string) => code.replace(/, key: "\w+"(?= })/g, '')
