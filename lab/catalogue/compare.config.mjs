import path from 'node:path'
import { defineConfig } from 'playwright/test'

/** Where the pictures lie that were taken last (`npm run lab -- catalogue`). */
const folder = process.env.ZETU_CATALOGUE ?? path.resolve('.cache/catalogue')

export default defineConfig({
  testDir: '.',
  testMatch: 'compare.spec.mjs',
  outputDir: path.join(folder, 'compared'),
  snapshotPathTemplate: path.join(folder, 'reference', '{arg}{ext}'),
  // A picture of another height is another page; single pixels may differ between two drawings of the same.
  expect: { toMatchSnapshot: { threshold: 0.2, maxDiffPixelRatio: 0.0005 } },
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['html', { outputFolder: path.join(folder, 'report'), open: 'never' }]],
})
