import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) }

/** Tests say what is right, not what is fast: a busy machine must not fail them. */
const PATIENCE_MS = 60_000

function project(name: string, include: string[]) {
  return {
    resolve: { alias },
    test: { name, include, environment: 'node' as const, testTimeout: PATIENCE_MS },
  }
}

export default defineConfig({
  test: {
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']),
      project('contract', ['tests/contract/**/*.test.ts', 'tools/contract/**/*.test.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts']),
      project('budget', ['tests/performance/**/*.test.ts']),
    ],
  },
})
