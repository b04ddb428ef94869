import type { Page } from 'playwright/test'
import { readStyles } from '../../scripts/lib/sheet.mjs'

/** For each utility what it sets: properties, each after the layer in which it does. */
let settings: Readonly<Record<string, readonly string[]>> | undefined

function settingsOfClasses(): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  for (const { classes, layer, text } of readStyles('dist-mock').rules) {
    const set = [...text.matchAll(/[{;]([\w-]+):/g)].map(([, property]) => `${layer} ${property}`)
    for (const name of classes) found.set(name, [...(found.get(name) ?? []), ...set])
  }
  return Object.fromEntries(found)
}

/**
 * What is wrong with the styles of what a page shows: a class whose rule has not come with the code that names it, and
 * two classes of one element that set the same in one layer, where their order is chance
 * (docs/adr/0018-styles-with-their-code.md).
 */
export async function stylesAmiss(page: Page): Promise<string[]> {
  settings ??= settingsOfClasses()
  return page.evaluate(amiss, settings)
}

/** Runs in the page. */
function amiss(settings: Readonly<Record<string, readonly string[]>>): string[] {
  const isUtilities = (rule: CSSRule | undefined) =>
    rule instanceof CSSLayerBlockRule && rule.name === 'utilities'
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  const layers = sheets.flatMap(({ cssRules }) => [...cssRules]).filter(isUtilities)
  // Something else than a page of the product.
  if (layers.length === 0) return []
  const sheet = layers.map(({ cssText }) => cssText).join('\n')
  const found = new Set<string>()
  for (const { classList } of document.querySelectorAll('[class]')) {
    const bySetting = new Map<string, string>()
    for (const name of classList) {
      // What is for another browser is dropped by this one.
      const isForOthers = name.includes('::-moz-')
      if (settings[name] && !isForOthers && !sheet.includes(`.${CSS.escape(name)}`))
        found.add(`no rule: ${name}`)
      // What is written out is mostly of elements within.
      if (name.includes('[&')) continue
      for (const setting of settings[name] ?? []) {
        const other = bySetting.get(setting)
        if (other !== undefined && other !== name) found.add(`at odds: ${other} ${name}`)
        bySetting.set(setting, name)
      }
    }
  }
  return [...found]
}
