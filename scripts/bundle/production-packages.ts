import type { Plugin } from 'vite'

/** How jotai asks for the mode of Vite. */
const MODE = '(import.meta.env ? import.meta.env.MODE : void 0)'

/** What jotai says of an option that nobody uses here, in production too: half a page of advice. */
const ADVICE = /console\.warn\(`\[DEPRECATED\] delay option[^`]*`\);/

/** Tells packages that they are in production: they know it by the mode of the build, and ours are called live and mock. */
export function productionPackages(): Plugin {
  return {
    name: 'production-packages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\//, code: MODE },
      handler: (code) => ({ code: code.replaceAll(MODE, '"production"').replace(ADVICE, ''), map: null }),
    },
  }
}
