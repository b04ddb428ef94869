import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { generateApi } from 'swagger-typescript-api'
import { describe, expect, it } from 'vitest'
import { loadContract } from '../load'
import { operationId } from './openapi'

const FILE = 'docs/openapi.json'
const run = promisify(execFile)
const require = createRequire(import.meta.url)
const contract = loadContract()

describe('the published description', () => {
  it('makes a client that compiles, and that tells an answer from a refusal', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'zetu-client-'))
    try {
      await generateApi({ input: path.resolve(FILE), output: directory, fileName: 'client.ts', silent: true })
      const client = path.join(directory, 'client.ts')
      expect(await readFile(client, 'utf8')).toContain(operationMethod())
      const caller = path.join(directory, 'caller.ts')
      await writeFile(caller, CALLER)
      const options = [
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--lib',
        'es2022,dom',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
      ]
      const tsc = path.join(require.resolve('typescript/package.json'), '../bin/tsc')
      const { stdout } = await run(process.execPath, [tsc, ...options, '--types', '', client, caller], {
        cwd: directory,
      }).catch((failed: { stdout: string }) => failed)
      expect(stdout).toBe('')
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  })
})

/** No type of TypeScript means any number but 200: an answer is known by what it carries. */
const CALLER = `
import { Api } from './client'
export async function provinces(): Promise<string[]> {
  const { data: answer } = await new Api().api.provinceList()
  if (answer.data == null) throw new Error(answer.message satisfies string | undefined)
  const code: 200 = answer.code
  return answer.data.map(({ provinceName }) => provinceName + code)
}
`

/** A method that the generated client must have: that of the first call. */
function operationMethod(): string {
  const [first] = contract.operations
  return first ? `${operationId(first)}:` : ''
}
