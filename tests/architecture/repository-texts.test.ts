import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** What a newcomer reads first stays short, in bytes. */
const AT_MOST: Readonly<Record<string, number>> = { 'README.md': 6_000, 'CONTRIBUTING.md': 8_000 }
/** All decisions together. */
const DECISIONS_AT_MOST = 25_000

const read = (file: string) => readFileSync(file, 'utf8')
const bytesOf = (file: string) => readFileSync(file).length

/** Files and folders that a text names between backticks: below a folder of the repository, without a placeholder. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`((?:src|tests|tools|scripts|lab|docs|deploy)\/[^`\s]*)`/g)]
  return [...new Set(named.map(([, name]) => name ?? ''))].filter((name) => !/[<>{$…*]/.test(name))
}

/** Where the links of a document lead inside the repository. */
function linksOf(file: string): string[] {
  const targets = [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, to]) => to ?? '')
  return targets.map((to) => path.normalize(path.join(path.dirname(file), to)))
}

describe('the texts of the repository', () => {
  it.each(Object.entries(AT_MOST))('%s has at most %i bytes', (file, most) => {
    expect(
      bytesOf(file),
      `${file} is too long: what only one task needs belongs to docs/`,
    ).toBeLessThanOrEqual(most)
  })

  it('the decisions in docs/adr have at most 25,000 bytes in all', () => {
    const sizes = readdirSync('docs/adr').map((name) => bytesOf(path.join('docs/adr', name)))
    const all = sizes.reduce((sum, size) => sum + size, 0)
    expect(
      all,
      'docs/adr is too long: a decision is what, why, its figure, and when it may go',
    ).toBeLessThanOrEqual(DECISIONS_AT_MOST)
  })

  it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/parts.md', 'docs/glossary.md'])(
    '%s names only files that exist',
    (file) => {
      expect(pathsIn(read(file)).filter((name) => !existsSync(name))).toEqual([])
      expect(linksOf(file).filter((name) => !existsSync(name))).toEqual([])
    },
  )

  it('every decision names only files that exist', () => {
    const missing = readdirSync('docs/adr').flatMap((name) =>
      pathsIn(read(path.join('docs/adr', name)))
        .filter((named) => !existsSync(named))
        .map((named) => `docs/adr/${name}: ${named}`),
    )
    expect(missing).toEqual([])
  })

  it('docs/licences.md names every package that ships', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    const page = read('docs/licences.md')
    expect(Object.keys(dependencies).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})
