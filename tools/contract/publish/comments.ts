import { parseSync } from 'vite'

/** What the contract's own comments say: of an exported constant (`Rank`), and of members inside it (`ScoreSegment/suggestedRank`). */
export type Comments = ReadonlyMap<string, string>

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Reads the doc comments of the contract's files: the published description says what the source says. */
export function readComments(sources: Readonly<Record<string, string>>): Comments {
  const comments = new Map<string, string>()
  for (const [file, text] of Object.entries(sources)) {
    const parsed = parseSync(file, text)
    const docs = parsed.comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    const before = (start: number): string | undefined => {
      const doc = docs.findLast(({ end }) => end <= start)
      return doc && text.slice(doc.end, start).trim() === '' ? plainText(doc.value) : undefined
    }
    for (const statement of parsed.program.body) {
      if (
        statement.type !== 'ExportNamedDeclaration' ||
        statement.declaration?.type !== 'VariableDeclaration'
      )
        continue
      for (const { id, init } of statement.declaration.declarations) {
        if (id.type !== 'Identifier') continue
        const own = before(statement.start)
        if (own !== undefined) comments.set(id.name, own)
        if (init) visit(init, id.name, before, comments)
      }
    }
  }
  return comments
}

function visit(
  node: Node,
  path: string,
  before: (start: number) => string | undefined,
  comments: Map<string, string>,
): void {
  let inner = path
  if (node.type === 'Property' && 'key' in node && isNode(node.key) && 'name' in node.key) {
    inner = `${path}/${String(node.key.name)}`
    const doc = before(node.start)
    if (doc !== undefined) comments.set(inner, doc)
  }
  for (const part of Object.values(node)) {
    for (const child of [part].flat()) if (isNode(child)) visit(child, inner, before, comments)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

function plainText(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim()
}
