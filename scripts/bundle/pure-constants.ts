import { type ESTree, type Plugin, parseAst } from 'vite'

const OWN = /\/src\/.*\.tsx?(\?|$)/
const FUNCTION: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

/**
 * Tells the bundler that a constant of our own modules, however it is computed, is only its value: where nobody reads
 * it, it is left out. For scripts that carry a few functions of many modules.
 */
export function pureConstants(): Plugin {
  return {
    name: 'pure-constants',
    enforce: 'pre',
    transform: {
      filter: { id: OWN, code: /^(export )?const /m },
      handler: (code, id) => ({
        code: withPureConstants(code, /\.tsx(\?|$)/.test(id) ? 'tsx' : 'ts'),
        map: null,
      }),
    },
  }
}

/** The module with every call that a constant is computed by marked as one without effect. */
export function withPureConstants(code: string, lang: 'ts' | 'tsx'): string {
  const marks: { readonly at: number; readonly mark: string }[] = []
  const note = (node: ESTree.Node) => {
    // What a function does comes later.
    if (FUNCTION.has(node.type)) return
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      marks.push({ at: node.start, mark: '(/* @__PURE__ */ ' }, { at: node.end, mark: ')' })
    for (const part of Object.values(node).flat()) if (isNode(part)) note(part)
  }
  for (const statement of parseAst(code, { lang }).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue
    for (const { init } of declared.declarations) if (init) note(init)
  }
  let text = code
  for (const { at, mark } of marks.toSorted((a, b) => b.at - a.at))
    text = text.slice(0, at) + mark + text.slice(at)
  return text
}

const isNode = (part: unknown): part is ESTree.Node =>
  typeof part === 'object' && part !== null && 'type' in part
