import { readFile } from 'node:fs/promises'
import { type ESTree, type Plugin, parseAst } from 'vite'

interface Span {
  readonly start: number
  readonly end: number
}

interface Endpoint {
  readonly name: string
  /** The call of `get`, `post`, `put` or `del` that declares it. */
  readonly call: ESTree.CallExpression
}

interface Group extends Span {
  readonly name: string
  readonly endpoints: readonly Endpoint[]
}

const CONTRACT = /\/src\/contracts\/(?:meaning\/)?[\w.-]+\.ts$/
const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'del'])
/** Parts of a declaration that only documents and checks read. */
const PROSE: ReadonlySet<string> = new Set('summary source orders filters cut refuses keeps'.split(' '))

/**
 * Lets a page carry only the calls that it makes. A group of the contract becomes a namespace, and the bundler leaves
 * out what nobody names. Every declaration loses its prose. `bare` keeps
 * method and path, and of calls with a body whose answer they give.
 */
export function leanContracts({ bare = false } = {}): Plugin {
  return {
    name: 'lean-contracts',
    enforce: 'pre',
    async load(id) {
      const [file = '', part] = id.split('?')
      if (!CONTRACT.test(file)) return
      const code = await readFile(file, 'utf8')
      const groups = groupsOf(code)
      const declarations = part === 'calls' ? flattened(code, bare) : code
      if (part === 'calls' || groups.length === 0) return asPure(declarations)
      const own = groups.find(({ name }) => part === `group=${name}`)
      if (own) return exported(file, own)
      const names = groups.map(({ name }) => `export * as ${name} from '${file}?group=${name}'\n`)
      return asPure(`export * from '${file}?calls'\n${names.join('')}`)
    },
  }
}

/** Whether it is a declaration of a call of the API. */
function declaresCall({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && METHODS.has(callee.name)
}

/** Code that the bundler may leave out where nobody names what it declares. */
const asPure = (code: string) => ({ code, moduleSideEffects: false })

const flatName = (group: Group, endpoint: Endpoint) => `${group.name}$${endpoint.name}`

function exported(file: string, group: Group) {
  const names = group.endpoints.map((endpoint) => `${flatName(group, endpoint)} as ${endpoint.name}`)
  return asPure(`export { ${names.join(', ')} } from '${file}?calls'`)
}

/** The module with a constant for each endpoint where its groups stood. */
function flattened(code: string, bare: boolean): string {
  let flat = code
  for (const group of groupsOf(code).toReversed()) {
    const declared = group.endpoints.map(
      (endpoint) =>
        `export const ${flatName(group, endpoint)} = /* @__PURE__ */ ${declaration(code, endpoint, bare)}\n`,
    )
    flat = flat.slice(0, group.start) + declared.join('') + flat.slice(group.end)
  }
  return flat
}

function declaration(code: string, { call }: Endpoint, bare: boolean): string {
  const text = ({ start, end }: Span) => code.slice(start, end)
  const [path, spec] = call.arguments
  if (path === undefined || spec?.type !== 'ObjectExpression') return text(call)
  const nameOf = (property: (typeof spec.properties)[number]) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
  const hasBody = spec.properties.some((property) => nameOf(property) === 'body')
  const kept = spec.properties.flatMap((property) => {
    const name = nameOf(property)
    if (PROSE.has(name)) return []
    if (!bare) return [text(property)]
    // Of a call with a body the prefetch script wants to know whether everybody is given the same answer.
    if (name === 'access' || name === 'byCaller' || name === 'fresh') return hasBody ? [text(property)] : []
    return name === 'body' ? ['body: true'] : []
  })
  return `${text(call.callee)}(${text(path)}, { ${kept.join(', ')} })`
}

/** The groups that a module declares: exported constants whose members are all endpoints. */
function groupsOf(code: string): Group[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration: declared, start, end } = statement
    if (declared?.type !== 'VariableDeclaration') return []
    const [{ id, init } = {}] = declared.declarations
    if (id?.type !== 'Identifier' || init?.type !== 'ObjectExpression') return []
    const endpoints = init.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
      const { key, value } = property
      return value.type === 'CallExpression' && declaresCall(value) ? [{ name: key.name, call: value }] : []
    })
    const complete = endpoints.length > 0 && endpoints.length === init.properties.length
    return complete ? [{ name: id.name, start, end, endpoints }] : []
  })
}
