import path from 'node:path'
import { defineConfig } from 'vite'
import { BUILD_TARGET } from '../../src/app/older-browsers/oldest.ts'

/** `ALONE` is the script to build; `OLDER`, as JSON, what the one that looks at the browser may add to the page. */
const { ALONE = '', OLDER = '{}' } = process.env

/** The script that looks at the browser has to run in those that nothing else runs in. */
const SYNTAX_OF_2015 = ALONE.endsWith('look.ts')

/** Builds one script that imports nothing: the service worker, what older browsers lack, or what looks at the browser. */
export default defineConfig({
  resolve: { alias: { '~': path.resolve('src') } },
  define: { OLDER },
  publicDir: false,
  build: {
    write: false,
    target: SYNTAX_OF_2015 ? 'es2015' : BUILD_TARGET,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: path.resolve(ALONE),
      output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
})
