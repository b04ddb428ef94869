import { type ESTree, parseAst } from 'vite'

/** What declares a call, and the parts of its declaration that are schemas. */
const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'del'])
const SCHEMAS: ReadonlySet<string> = new Set(['params', 'query', 'body', 'payload'])
/** Zod is `z` everywhere. */
const ZOD = /\bz\./

/**
 * A module of the contract whose schemas are made when they are first read: the constants that hold one, and those that
 * a call declares. To make them all took a quarter of the task in which the application starts.
 */
export function laterSchemas(code: string): string {
  const { body } = parseAst(code, { lang: 'ts' })
  const made = body.flatMap(constantsOf).flatMap((call) => (declaresCall(call) ? partsOf(call) : [call]))
  const schemas = made.filter(({ start, end }) => ZOD.test(code.slice(start, end)))
  if (schemas.length === 0) return code
  let changed = code
  for (const { start, end } of schemas.toReversed()) {
    const schema = changed.slice(start, end)
    changed = `${changed.slice(0, start)}/* @__PURE__ */ later(() => ${schema})${changed.slice(end)}`
  }
  return `import { later } from '~/shared/lib/later'\n${changed}`
}

/** The constants of a statement that are what a function gives. */
function constantsOf(statement: ESTree.Program['body'][number]): ESTree.CallExpression[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
}

/** Whether it is a declaration of a call of the API. */
export function declaresCall({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && METHODS.has(callee.name)
}

function partsOf({ arguments: [, spec] }: ESTree.CallExpression): ESTree.Expression[] {
  if (spec?.type !== 'ObjectExpression') return []
  return spec.properties.flatMap((property) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    SCHEMAS.has(property.key.name) &&
    property.value.type === 'CallExpression'
      ? [property.value]
      : [],
  )
}
