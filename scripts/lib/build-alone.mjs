import path from 'node:path'
import { build } from 'vite'

/**
 * Builds a script that imports nothing (scripts/bundle/alone.config.ts). `older` is what the page may add for
 * older browsers. Gives the script as Rollup does, and the licences of the packages in it.
 */
export async function buildAlone(mode, source, older = {}) {
  process.env.ALONE = source
  process.env.OLDER = JSON.stringify(older)
  const configFile = path.resolve('scripts/bundle/alone.config.ts')
  const { output } = [await build({ mode, logLevel: 'warn', configFile })].flat()[0]
  const licences = output.find(({ fileName }) => fileName === 'licenses.txt')
  return { script: output.find(({ type }) => type === 'chunk'), licences: licences?.source ?? '' }
}
