import { readFile, writeFile } from 'node:fs/promises'
import { GROUP_TITLES } from '~/contracts/groups'
import { CONTRACT_VERSION } from '~/contracts/version'
import { BrokenContract } from '../contract'
import { loadContract } from '../load'
import { readComments } from './comments'
import { recordExamples } from './examples'
import { openApiDocument } from './openapi'

const TARGET = 'docs/openapi.json'

const sources = import.meta.glob<string>('../../../src/contracts/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The published description as text. The same for the same sources, on every machine and at any time. */
export async function publishedText(): Promise<string> {
  const contract = loadContract()
  const document = openApiDocument({
    contract,
    comments: readComments(sources),
    examples: await recordExamples(contract),
    version: CONTRACT_VERSION,
    tags: GROUP_TITLES,
  })
  return `${JSON.stringify(document, null, 2)}\n`
}

/** Writes the published description, or with `--check` only says whether it is up to date; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const text = await publishedText()
    if (!args.includes('--check')) {
      await writeFile(TARGET, text)
      console.log(`${TARGET} 已写好（${Object.keys(JSON.parse(text).paths).length} 个地址）`)
      return 0
    }
    const committed = await readFile(TARGET, 'utf8').catch(() => '')
    if (committed === text) return 0
    console.error(`${TARGET} 与契约不一致，请运行 npm run lab -- openapi`)
    return 1
  } catch (error) {
    console.error(error instanceof BrokenContract ? error.message : error)
    return 2
  }
}
