import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) }

function project(name: string, include: string[]) {
  return { resolve: { alias }, test: { name, include, environment: 'node' as const } }
}

export default defineConfig({
  test: {
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}']),
      project('contract', ['tests/contract/**/*.test.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts']),
      project('budget', ['tests/performance/**/*.test.ts']),
    ],
  },
})
