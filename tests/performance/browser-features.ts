import data from '@mdn/browser-compat-data/forLegacyNode'
import postcss from 'postcss'
import { parseAst } from 'vite'
import oldest from '~/app/older-browsers/oldest.json' with { type: 'json' }

/** What `older.ts` adds, by the names of MDN's data of browsers. */
export const ADDED = [
  'javascript.builtins.Array.at',
  'javascript.builtins.Array.findLast',
  'javascript.builtins.Array.findLastIndex',
  'javascript.builtins.Array.toReversed',
  'javascript.builtins.Array.toSorted',
  'javascript.builtins.Array.toSpliced',
  'javascript.builtins.Array.with',
  'javascript.builtins.Object.hasOwn',
  'javascript.builtins.String.at',
  'javascript.builtins.String.toWellFormed',
  'javascript.builtins.TypedArray.at',
  'api.structuredClone',
  'api.AbortSignal.abort_static',
  'api.AbortSignal.any_static',
  'api.AbortSignal.reason',
  'api.AbortSignal.timeout_static',
  'api.AbortSignal.throwIfAborted',
  'api.CSSStyleSheet.CSSStyleSheet',
  'api.CSSStyleSheet.replaceSync',
  'api.Document.adoptedStyleSheets',
  'api.Element.checkVisibility',
  'api.HTMLElement.popover',
  'api.URL.canParse_static',
] as const

/** The oldest browsers in which everything works. */
export const OLDEST: Browsers = oldest.everything

/** The oldest that read the common sheet. */
export const OLDEST_OF_SHEET: Browsers = oldest.sheet

/** Versions by browser, as `oldest.json` has them. */
type Browsers = Readonly<Record<string, string>>

interface Statement {
  readonly version_added: string | boolean | null
  readonly version_removed?: string | boolean | null
  readonly flags?: unknown
  readonly prefix?: string
  readonly partial_implementation?: boolean
}
/** A part of MDN's tree: its own support, and its parts. */
interface Part {
  readonly __compat?: { readonly support: Readonly<Record<string, Statement | readonly Statement[]>> }
  readonly [name: string]: unknown
}

const TREE = data as unknown as { readonly [name: string]: Part }
const MDN_NAMES: Readonly<Record<string, string>> = { ios: 'safari_ios' }

const partAt = (...steps: string[]): Part | undefined =>
  steps.reduce<Part | undefined>((part, step) => part?.[step] as Part | undefined, TREE as unknown as Part)

/** Whether a browser of the oldest lacks it; what MDN knows nothing of is not asked. */
function isNewer(part: Part | undefined, oldest: Browsers): boolean {
  const support = part?.__compat?.support
  if (!support) return false
  return Object.entries(oldest).some(([browser, version]) => {
    const said = support[MDN_NAMES[browser] ?? browser]
    const statements = [said ?? []].flat().filter(({ flags }) => !flags)
    return !statements.some(({ version_added: since }) => isBy(since, version))
  })
}

/** Whether MDN knows a feature by this name, and every browser of the oldest has it. */
export function isInOldest(feature: string): boolean {
  const part = partAt(...feature.split('.'))
  return part?.__compat !== undefined && !isNewer(part, OLDEST)
}

function isBy(since: Statement['version_added'], version: string): boolean {
  if (since === true) return true
  if (typeof since !== 'string' || since === 'preview') return false
  const [a = [], b = []] = [since.replace('≤', ''), version].map((text) => text.split('.').map(Number))
  return (a[0] ?? 0) === (b[0] ?? 0) ? (a[1] ?? 0) <= (b[1] ?? 0) : (a[0] ?? 0) < (b[0] ?? 0)
}

/** Classes and objects of the language and of the browser, by name. */
const OBJECTS = new Map<string, { readonly key: string; readonly part: Part }>()
for (const [key, parts] of [
  ['javascript.builtins', partAt('javascript', 'builtins')],
  ['api', partAt('api')],
] as const)
  for (const [name, part] of Object.entries(parts ?? {}))
    if (name !== '__compat') OBJECTS.set(name, { key: `${key}.${name}`, part: part as Part })

const ADDED_BY_OLDER: ReadonlySet<string> = new Set<string>(ADDED)

/** Objects of the browser whose methods are looked for by name alone; others name what everybody names so. */
const OF_THE_PAGE = [
  'AbortSignal',
  'Blob',
  'CSSStyleSheet',
  'Document',
  'Element',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'Response',
]

/** Methods by name, with the objects that have one. */
const MEMBERS = new Map<string, { readonly key: string; readonly part: Part }[]>()
for (const [name, { key, part }] of OBJECTS) {
  if (key.startsWith('api.') && !OF_THE_PAGE.includes(name)) continue
  for (const [member, own] of Object.entries(part)) {
    if (/^__|_static$|_event$/.test(member) || member === name) continue
    MEMBERS.set(member, [...(MEMBERS.get(member) ?? []), { key: `${key}.${member}`, part: own as Part }])
  }
}

interface Found {
  readonly feature: string
  readonly line: number
  readonly column: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [name: string]: unknown
}

/** What a script has that a browser of the oldest lacks, and that is not `added` before it runs. */
export function scriptFeatures(code: string, oldest: Browsers, added = ADDED_BY_OLDER): Found[] {
  const found: Found[] = []
  const note = (feature: string, { start }: Node) => {
    const before = code.slice(0, start).split('\n')
    found.push({ feature, line: before.length, column: before.at(-1)?.length ?? 0 })
  }
  const visit = (node: Node) => {
    for (const feature of featuresOf(node, oldest, added)) note(feature, node)
    for (const value of Object.values(node)) {
      for (const part of [value].flat())
        if (part && typeof part === 'object' && 'type' in part) visit(part as Node)
    }
  }
  visit(parseAst(code) as unknown as Node)
  return found
}

const LOOKS_BEHIND = /\(\?<[=!]/

function featuresOf(node: Node, oldest: Browsers, added: ReadonlySet<string>): string[] {
  const { type } = node
  if (type === 'StaticBlock') return newer('javascript', 'classes', 'static', 'initialization_blocks')
  if (type === 'BinaryExpression' && (node.left as Node).type === 'PrivateIdentifier')
    return newer('javascript', 'classes', 'private_class_fields_in')
  if (type === 'Literal' && node.regex) {
    const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string }
    return [
      ...(LOOKS_BEHIND.test(pattern) ? ['lookbehind'] : []),
      ...(flags.includes('v') ? ['regexp v'] : []),
    ]
  }
  if (type === 'TemplateElement' || (type === 'Literal' && typeof node.value === 'string')) {
    const text = type === 'Literal' ? String(node.value) : (node.value as { readonly raw: string }).raw
    return LOOKS_BEHIND.test(text) ? ['lookbehind'] : []
  }
  if (type === 'NewExpression') {
    const { name = '' } = node.callee as { readonly name?: string }
    const object = OBJECTS.get(name)
    return object && isNewer(object.part, oldest) && !added.has(object.key) ? [object.key] : []
  }
  if (type === 'CallExpression') {
    const callee = node.callee as Node
    const { name: member = '' } = (callee.property ?? {}) as { readonly name?: string }
    const owners = callee.type === 'MemberExpression' && !callee.computed ? MEMBERS.get(member) : undefined
    const isLacking = owners?.every(({ key, part }) => isNewer(part, oldest) && !added.has(key))
    return isLacking ? [`*.${member}`] : []
  }
  if (type !== 'MemberExpression' || node.computed) return []
  const { name: member = '' } = node.property as { readonly name?: string }
  const { name: owner = '' } = node.object as { readonly name?: string }
  const object = OBJECTS.get(owner)
  const own = [`${member}_static`, member].find((name) => object?.part[name] !== undefined)
  const key = `${object?.key}.${own}`
  return own && isNewer(object?.part[own] as Part, oldest) && !added.has(key) ? [key] : []

  function newer(...steps: string[]): string[] {
    return isNewer(partAt(...steps), oldest) ? [steps.join('.')] : []
  }
}

/** What a sheet has that a browser of the oldest lacks, outside of what it asks with `@supports`. */
export function styleFeatures(
  css: string,
  oldest: Browsers,
): { readonly feature: string; readonly text: string }[] {
  const found: { feature: string; text: string }[] = []
  const note = (part: Part | undefined, feature: string, text: string) => {
    if (isNewer(part, oldest)) found.push({ feature, text: text.slice(0, 80) })
  }
  postcss.parse(css).walk((node) => {
    for (let around = node.parent; around; around = around.parent as typeof around)
      if (around.type === 'atrule' && 'name' in around && around.name === 'supports') return
    if (node.type === 'atrule') {
      if (node.name !== 'supports') note(partAt('css', 'at-rules', node.name), `@${node.name}`, node.params)
      if (node.name === 'media' && /[<>]/.test(node.params))
        note(partAt('css', 'at-rules', 'media', 'range_syntax'), '@media range', node.params)
    } else if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.replace(/\\./g, '').matchAll(/::?([a-z-]+)/g))
        note(partAt('css', 'selectors', name), `:${name}`, node.selector)
    } else if (node.type === 'decl' && !node.prop.startsWith('--')) {
      note(partAt('css', 'properties', node.prop), node.prop, `${node.prop}:${node.value}`)
      for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g))
        note(functionPart(name), `${name}()`, `${node.prop}:${node.value}`)
      for (const [, unit = ''] of node.value.matchAll(/\d([dsl]v[hw])\b/g))
        note(
          partAt('css', 'types', 'length', 'viewport_percentage_units_dynamic'),
          unit,
          `${node.prop}:${node.value}`,
        )
    }
  })
  return found
}

const functionPart = (name: string): Part | undefined =>
  partAt('css', 'types', 'color', name) ?? partAt('css', 'types', name)
