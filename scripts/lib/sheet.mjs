import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where a built site keeps its styles for what is built after it, in its folder. */
export const STYLES_FILE = '.vite/styles.json'

/** @returns {import('../bundle/page-styles.ts').PageStyles} the styles of a built site. */
export function readStyles(/** @type {string} */ outDir) {
  return JSON.parse(readFileSync(path.join(outDir, STYLES_FILE), 'utf8'))
}

/**
 * Every word of a script or an HTML that can be the name of a class, and many that are none.
 *
 * @param {string} text
 * @returns {ReadonlySet<string>}
 */
export function wordsOf(text) {
  return new Set(text.replaceAll('\\n', ' ').split(/[\s"'`\\{}]|\$(?=\{)/))
}

/**
 * The sheet of an HTML: the rules that most pages need, those of its own markup, and all layers in their order.
 *
 * @param {string} markup
 * @param {import('../bundle/page-styles.ts').PageStyles} styles
 * @returns {string}
 */
export function sheetOf(markup, { before, after, layers, rules }) {
  const words = wordsOf(decoded(markup))
  const own = rules.filter(({ isLate, classes }) => !isLate || classes.some((name) => words.has(name)))
  return `${before}@layer utilities{@layer ${layers.join(',')};${inLayers(own)}}${after}`
}

/**
 * Rules in the order of their layers, as they stand within the layer of utilities.
 *
 * @param {readonly import('../bundle/utility-rules.ts').UtilityRule[]} rules
 * @returns {string}
 */
export function inLayers(rules) {
  return rules
    .map(({ text, layer }, at) => {
      if (layer === undefined) return text
      const head = rules[at - 1]?.layer === layer ? '' : `@layer ${layer}{`
      const foot = rules[at + 1]?.layer === layer ? '' : '}'
      return head + text + foot
    })
    .join('')
}

const decoded = (/** @type {string} */ html) =>
  html
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
