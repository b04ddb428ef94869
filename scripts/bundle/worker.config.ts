import path from 'node:path'
import { defineConfig } from 'vite'

/** Builds the worker that keeps the site's files (src/app/offline/site.worker.ts): one file that imports nothing. */
export default defineConfig({
  resolve: { alias: { '~': path.resolve('src') } },
  publicDir: false,
  build: {
    write: false,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: path.resolve('src/app/offline/site.worker.ts'),
      output: { format: 'iife' },
    },
  },
})
