import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'

const TABLE = 'virtual:route-loaders'
const ROUTES = path.resolve('src/routes')
/** Marks a route's file of which only the loader is wanted. */
const LOADER = '?loader'

/** Gives the loaders of those routes that are wanted by id, without the components that stand beside them. */
export function routeLoaders(isWanted: (id: string) => boolean): Plugin {
  return {
    name: 'route-loaders',
    enforce: 'pre',
    resolveId: (id) => (id === TABLE ? `\0${TABLE}` : undefined),
    async load(id) {
      if (id === `\0${TABLE}`)
        return tableOf((await routesWithLoaders()).filter(([, route]) => isWanted(route)))
      if (!id.startsWith(ROUTES) || !id.endsWith(LOADER)) return
      const code = await readFile(id.slice(0, -LOADER.length), 'utf8')
      const route = routeOf(code)
      return route && loaderAlone(code, route)
    },
  }
}

interface Route {
  readonly id: string
  /** The text of its loader and of what the loader is told of the search params. */
  readonly loader: string
  readonly loaderDeps: string | undefined
}

async function routesWithLoaders(): Promise<readonly [file: string, id: string][]> {
  const files = await readdir(ROUTES, { recursive: true })
  return files.flatMap((name) => {
    const file = path.join(ROUTES, name)
    const route = name.endsWith('.tsx') ? routeOf(readFileSync(file, 'utf8')) : undefined
    return route ? [[file, route.id] as const] : []
  })
}

function tableOf(routes: readonly (readonly [file: string, id: string])[]): string {
  const imports = routes.map(([file], at) => `import { loader as loader${at} } from '${file}${LOADER}'\n`)
  const entries = routes.map(([, id], at) => `'${id}': loader${at}`)
  return `${imports.join('')}export const loaders = { ${entries.join(', ')} }`
}

/** The loader of a module, with the statements of the module that it needs. */
function loaderAlone(code: string, { loader, loaderDeps }: Route) {
  const deps = loaderDeps === undefined ? '{}' : `(${loaderDeps})({ search })`
  let text = `export const loader = ({ context, params, search }) =>
    (${loader})({ context, params, deps: ${deps} })`
  for (const statement of parseAst(code, { lang: 'tsx' }).body.toReversed()) {
    const names = namesOf(statement).filter((name) => new RegExp(`\\b${name}\\b`).test(text))
    if (names.length === 0) continue
    text =
      statement.type === 'ImportDeclaration'
        ? `import { ${names.join(', ')} } from '${statement.source.value}'\n${text}`
        : `${code.slice(statement.start, statement.end)}\n${text}`
  }
  return { code: text, moduleSideEffects: false }
}

/** What a statement of a route's module brings under its own name; the route itself is not asked for. */
function namesOf(statement: ESTree.Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** The loader of a route's module: `export const Route = createFileRoute('/id')({ loader: … })`. */
function routeOf(code: string): Route | undefined {
  for (const statement of parseAst(code, { lang: 'tsx' }).body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    const call = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : undefined
    if (call?.type !== 'CallExpression' || call.callee.type !== 'CallExpression') continue
    const [id] = call.callee.arguments
    const [options] = call.arguments
    if (id?.type !== 'Literal' || options?.type !== 'ObjectExpression') continue
    const textOf = (name: string) => {
      const property = options.properties.find(
        (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
      )
      return property?.type === 'Property' ? code.slice(property.value.start, property.value.end) : undefined
    }
    const loader = textOf('loader')
    if (loader === undefined) return undefined
    return { id: String(id.value), loader, loaderDeps: textOf('loaderDeps') }
  }
  return undefined
}
