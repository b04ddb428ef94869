import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { selectorSpecificity } from '@csstools/selector-specificity'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import { transform } from 'lightningcss'
import data from 'mdn-data/css/properties.json' with { type: 'json' }
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/** One rule of the layer of utilities. */
export interface UtilityRule {
  /** With the conditions around it. */
  readonly text: string
  /** The utilities that it is of; none for a rule that is of something else. */
  readonly classes: readonly string[]
  /** The layer among the utilities that it belongs to; undefined where its place is not known. */
  readonly layer: string | undefined
}

/** A sheet of styles, taken apart. */
export interface Sheet {
  /** What stands before the layer of utilities and behind it. */
  readonly before: string
  readonly after: string
  /** The layers among the utilities, in their order. */
  readonly layers: readonly string[]
  /** In the order of their layers. */
  readonly rules: readonly UtilityRule[]
}

/** What is used of Tailwind's design system: https://github.com/tailwindlabs/tailwindcss, `design-system.ts`. */
type DesignSystem = Awaited<ReturnType<typeof loadDesignSystem>>
type Candidate = ReturnType<DesignSystem['parseCandidate']>[number]

const LAYER = /^@layer utilities\s*\{/

/**
 * Takes the sheet apart that Tailwind has made from the file. It counts on the order of its rules, of which the later one
 * is right; here layers take its place, so that rules can come later: one for each condition and, where one property
 * holds another (`margin`, `margin-top`), one for each step between them.
 */
export async function utilityRules(css: string, file: string): Promise<Sheet> {
  const { code } = transform({ filename: file, code: Buffer.from(css), minify: true })
  const small = code.toString()
  const layer = parse(small).nodes.find((node) => LAYER.test(node.toString()))
  if (layer?.type !== 'atrule') throw new Error(`${file} 里没有 utilities 层`)
  const design = await loadDesignSystem(await readFile(file, 'utf8'), { base: path.dirname(file) })
  const whole = layer.toString()
  const start = small.indexOf(whole)
  return {
    before: small.slice(0, start),
    after: small.slice(start + whole.length),
    ...layered(leavesOf(layer), design),
  }
}

interface Leaf {
  readonly rule: Rule
  /** The heads of the at-rules around it, from the outside. */
  readonly around: readonly string[]
  /** What it sets; properties that hold others are named by those. */
  readonly properties: readonly string[]
  readonly isImportant: boolean
}

function leavesOf(container: Container<ChildNode>, around: readonly string[] = []): Leaf[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'atrule') return leavesOf(node, [...around, headOf(node)])
    if (node.type !== 'rule') throw new Error(`没有料到的样式：${node.toString()}`)
    const set = node.nodes.filter((each) => each.type === 'decl')
    return [
      {
        rule: node,
        around,
        properties: set.flatMap(({ prop }) => longhandsOf(prop)),
        isImportant: set.some(({ important }) => important),
      },
    ]
  })
}

const headOf = (node: AtRule) => node.toString().slice(0, node.toString().indexOf('{') + 1)

/** What each property is, by its name. */
const PROPERTIES: Readonly<Record<string, { readonly initial: string | readonly string[] } | undefined>> =
  data

/** Those that the data do not take for shorthands, since both of their parts begin with the same value. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  overflow: ['overflow-x', 'overflow-y'],
  'overscroll-behavior': ['overscroll-behavior-x', 'overscroll-behavior-y'],
}

/** The properties that one sets, as they are called where text runs from left to right. */
function longhandsOf(property: string): readonly string[] {
  const initial = PAIRS[property] ?? PROPERTIES[property]?.initial
  if (typeof initial === 'object') return initial.flatMap(longhandsOf)
  return [
    property
      .replace('inline-start', 'left')
      .replace('inline-end', 'right')
      .replace('block-start', 'top')
      .replace('block-end', 'bottom')
      .replace(/^inset-/, ''),
  ]
}

interface Utility {
  readonly name: string
  readonly candidate: Candidate
}

function utilitiesOf({ rule }: Leaf, design: DesignSystem): Utility[] {
  return classesOf(rule.selector).flatMap((name) => {
    const candidate = design.parseCandidate(name).find((each) => design.compileAstNodes(each).length > 0)
    return candidate ? [{ name, candidate }] : []
  })
}

/** The names of the classes in a selector, as they stand in HTML. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name
      .replace(/\\([\da-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  )
}

/**
 * The layers are sorted as a browser weighs rules of one sheet: by how specific they are, then by their order. Tailwind's
 * order (`compile.ts` there) is that of their variants, the last of them first, then of what they set. Widths of a
 * screen, and what one attribute may say, are variants of one position: among themselves they are numbered as far as
 * they are used.
 */
function layered(leaves: readonly Leaf[], design: DesignSystem): Pick<Sheet, 'layers' | 'rules'> {
  const utilities = leaves.map((leaf) => utilitiesOf(leaf, design))
  const conditionOf = conditionsOf(utilities.flat(), design)
  const steps = new Map<string, Step[]>()
  const layerOf = (leaf: Leaf, utility: Utility) => {
    const condition = `${leaf.isImportant ? IMPORTANT : USUAL}${weightOf(leaf)}${conditionOf(utility)}`
    const known = steps.get(condition) ?? []
    steps.set(condition, known)
    return `${condition}-${stepOf(leaf, keyOf(utility, design), known)}`
  }
  const rules = leaves.map((leaf, at) => {
    const own = utilities[at] ?? []
    return {
      text: textOf(leaf),
      classes: own.map(({ name }) => name),
      layer: own[0] && layerOf(leaf, own[0]),
    }
  })
  const names = [...new Set(rules.flatMap(({ layer }) => layer ?? []))].toSorted()
  // Of what is important the first layer outweighs the others.
  const layers = [
    ...names.filter((name) => name.startsWith(USUAL)),
    ...names.filter((name) => name.startsWith(IMPORTANT)).toReversed(),
  ]
  const placeOf = ({ layer }: UtilityRule) => (layer === undefined ? layers.length : layers.indexOf(layer))
  return { layers, rules: rules.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}

/** What the name of a layer begins with. */
const USUAL = 'u'
const IMPORTANT = 'i'

/** How specific a rule is: `010` for one class. Of several selectors the most specific one counts. */
function weightOf({ rule }: Leaf): string {
  const weights = parseSelectors()
    .astSync(rule.selector)
    .nodes.map((selector) => {
      const { a, b, c } = selectorSpecificity(selector)
      return `${a}${b}${c}`
    })
  return weights.toSorted().at(-1) ?? ''
}

/** What the rules of one condition set, by the properties that Tailwind sorts them by. */
interface Step {
  readonly key: string
  readonly properties: Set<string>
  readonly step: number
}

/** How many rules of other properties, one before the other, a rule must stand behind. */
function stepOf({ properties }: Leaf, key: string, known: Step[]): number {
  const before = known.filter(
    (other) => other.key !== key && properties.some((each) => other.properties.has(each)),
  )
  const step = Math.max(0, ...before.map((other) => other.step + 1))
  const own = known.find((other) => other.key === key)
  if (!own) known.push({ key, properties: new Set(properties), step })
  else for (const each of properties) own.properties.add(each)
  return own?.step ?? step
}

const keyOf = ({ candidate }: Utility, design: DesignSystem) =>
  (design.compileAstNodes(candidate)[0]?.propertySort.order ?? []).join(' ')

/** The name of the condition under which a utility applies, which sorts as Tailwind sorts it. */
function conditionsOf(utilities: readonly Utility[], design: DesignSystem): (utility: Utility) => string {
  const used = new Map(
    utilities.flatMap(({ candidate: { variants } }) =>
      variants.map((variant) => [design.printVariant(variant), variant] as const),
    ),
  )
  const sorted = [...used].toSorted(([, one], [, other]) => design.variants.compare(one, other))
  const codes = new Map<string, string>()
  let before = { position: -1, number: 0 }
  for (const [name, variant] of sorted) {
    if (variant.kind === 'arbitrary') codes.set(name, WRITTEN_OUT)
    else {
      const position = design.variants.get(variant.root)?.order ?? 0
      before = { position, number: position === before.position ? before.number + 1 : 0 }
      codes.set(name, codeOf(position) + codeOf(before.number))
    }
  }
  return ({ candidate: { variants } }) => {
    const own = variants.map((variant) => codes.get(design.printVariant(variant)) ?? '')
    return own.toSorted().toReversed().join('')
  }
}

/** Variants that are written out stand behind all others; among themselves they have no order that anybody means. */
const WRITTEN_OUT = 'zz'

/** Two characters, which compare as the positions do. */
const codeOf = (position: number) => position.toString(36).padStart(2, '0')

const textOf = ({ rule, around }: Leaf) => around.join('') + rule.toString() + '}'.repeat(around.length)
