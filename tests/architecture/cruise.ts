import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@swc/core'
import { cruise } from 'dependency-cruiser'
import config from '../../dependency-cruiser.config'
import { readBesideSource, readSources } from './sources'

/**
 * The tool's swc parser reads TypeScript but not JSX. Its other parsers need a compiler API that TypeScript 7 no longer
 * has. So it is shown a copy of the code in plain modules, with every import kept, those of types too.
 */
const MIRROR = path.resolve('.cache/layers')

export interface Cruise {
  readonly modules: readonly string[]
  /** `rule: from → to` */
  readonly violations: readonly string[]
}

/** Checks the imports of all code but tests, with some text added to it by path: at the end of a file, or as a new one. */
export async function cruiseSource(planted: Readonly<Record<string, string>> = {}): Promise<Cruise> {
  rmSync(MIRROR, { recursive: true, force: true })
  for (const [file, text] of readSources()) mirror(`src/${file}`, text)
  for (const [file, text] of readBesideSource()) mirror(file, text)
  for (const [file, text] of Object.entries(planted)) {
    mirror(file, (existsSync(file) ? readFileSync(file, 'utf8') : '') + text)
  }
  cpSync('package.json', path.join(MIRROR, 'package.json'))

  const { output } = await cruise(
    ['src', 'scripts', 'tools', 'lab'],
    { ...config.options, baseDir: MIRROR, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true },
    { alias: { '~': path.join(MIRROR, 'src') } },
  )
  rmSync(MIRROR, { recursive: true, force: true })
  if (typeof output === 'string') throw new Error(output)
  return {
    modules: output.modules.map((module) => module.source),
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  }
}

function mirror(file: string, text: string): void {
  const target = path.join(MIRROR, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, /\.tsx?$/.test(file) ? plainModule(text, file) : text)
}

function plainModule(text: string, file: string): string {
  const withTypes = text.replace(/^(import|export) type(?= [{*]| \w+ from)/gm, '$1')
  return transformSync(withTypes, {
    filename: file,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  }).code
}
