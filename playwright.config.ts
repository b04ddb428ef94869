import { existsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'
import { BROWSER_ARGS, ENGINE_FOR_SHORT_VISITS, presentBrowser } from './scripts/lib/browser.mjs'
import { PHONE_HOST } from './tests/e2e/phone-host.ts'
import { PATIENCE } from './tests/patience.ts'

const browser = await presentBrowser()
// Each worker reads this file again and need not search again.
if (browser) process.env.ZETU_BROWSER = browser

/** The site below the root of another is built for the long run, which alone opens it. */
const isBelowRoot = existsSync('dist-subpath/index.html')

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME

/** Two runs on one machine stand beside each other with another first port. */
const PORT = Number(process.env.ZETU_E2E_PORT ?? 4300)
const [mock, subpath, api, live] = [PORT, PORT + 1, PORT + 2, PORT + 3]
const node = (args: string) => `"${process.execPath}" ${args}`
const serve = (args: string) => node(`scripts/serve.mjs ${args}`)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A second try in CI, on a machine that other work may slow down; the summary names the test.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  timeout: PATIENCE.test,
  expect: { timeout: PATIENCE.expected },
  reporter: report
    ? [
        ['dot'],
        ['json', { outputFile: report }],
        ['junit', { outputFile: report.replace(/json$/, 'junit.xml') }],
        ['html', { outputFolder: report.replace(/\.json$/, '-html'), open: 'never' }],
      ]
    : [['list']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'allow',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [...BROWSER_ARGS, ENGINE_FOR_SHORT_VISITS, `--host-resolver-rules=MAP ${PHONE_HOST} 127.0.0.1`],
    },
  },
  projects: [
    // The longest ways first: no worker is left waiting for one at the end.
    {
      name: 'live',
      testMatch: /\/live\//,
      // A worker keeps files from one test to the next; the test of the worker asks for it.
      use: { baseURL: `http://localhost:${live}`, serviceWorkers: 'block' },
    },
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec\.ts$|\/(live|subpath)\//,
      use: { baseURL: `http://localhost:${mock}`, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /\.phone\.spec\.ts$/,
      use: {
        baseURL: `http://localhost:${mock}`,
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
    ...(isBelowRoot
      ? [{ name: 'subpath', testMatch: /\/subpath\//, use: { baseURL: `http://localhost:${subpath}` } }]
      : []),
  ],
  webServer: [
    { command: serve(`--dir dist-mock --port ${mock}`), port: mock },
    ...(isBelowRoot
      ? [{ command: serve(`--dir dist-subpath --base /zetu/ --port ${subpath}`), port: subpath }]
      : []),
    {
      command: node(`scripts/api.mjs --port ${api} --scenario qa.now=2026-06-25T10:00:00%2B08:00`),
      port: api,
    },
    { command: serve(`--dir dist --port ${live} --proxy http://localhost:${api}`), port: live },
  ],
})
