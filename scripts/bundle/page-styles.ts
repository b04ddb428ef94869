import type { Plugin } from 'vite'
import { sightOfPage } from '../../src/app/early/sights/sight-of-page.ts'
import { pathOf } from '../../src/app/early/table.ts'
import { inLayers, readStyles, STYLES_FILE, wordsOf } from '../lib/sheet.mjs'
import { type BuiltFiles, pagesOf } from './built-pages.ts'
import { type Sheet, type UtilityRule, utilityRules } from './utility-rules.ts'

/** The sheet that Tailwind makes of all that the product writes. */
const THEME = /\/src\/app\/theme\.css$/

/**
 * A rule in the HTML takes half the bytes that it takes in a script. So it stands there when a first visit would fetch
 * it so often, on average over the pages whose links people share.
 */
const OFTEN = 0.45

export interface PageStyles extends Omit<Sheet, 'rules'> {
  readonly rules: readonly (UtilityRule & { readonly isLate: boolean })[]
}

/**
 * Lets every HTML carry the styles that most pages need, and each script those that its own code names besides
 * (docs/adr/0018-styles-with-their-code.md). `src/app/early/add-styles.ts` adds them.
 */
export function pageStyles(): Plugin {
  let theme: { readonly css: string; readonly file: string } | undefined
  let styles: Promise<PageStyles> | undefined
  return {
    name: 'page-styles',
    apply: 'build',
    // Behind Tailwind's own plugin, and before the sheet becomes a module.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: THEME },
      handler(css, file) {
        theme = { css, file }
      },
    },
    renderChunk: {
      // Behind what shortens the code: it must not look for names among its rules.
      order: 'post',
      async handler(code, _chunk, _options, { chunks }) {
        if (!theme) return null
        styles ??= stylesOf(
          theme,
          new Map(Object.entries(chunks)),
          (id) => this.getModuleInfo(id)?.code ?? '',
        )
        return { code: withStyles(code, await styles), map: null }
      },
    },
    async generateBundle() {
      if (styles) {
        this.emitFile({ type: 'asset', fileName: STYLES_FILE, source: JSON.stringify(await styles) })
      }
    },
  }
}

/** Lets a script that is built by itself carry the rules which the HTML of the site has not. */
export function lateStyles(): Plugin {
  let styles: PageStyles | undefined
  return {
    name: 'late-styles',
    apply: 'build',
    configResolved({ build }) {
      styles = readStyles(build.outDir)
    },
    renderChunk: {
      order: 'post',
      handler: (code) => (styles ? { code: withStyles(code, styles), map: null } : null),
    },
  }
}

async function stylesOf(
  { css, file }: { readonly css: string; readonly file: string },
  chunks: BuiltFiles,
  codeOf: (id: string) => string,
): Promise<PageStyles> {
  const { rules, ...around } = await utilityRules(css, file)
  const names = new Set(rules.flatMap(({ classes }) => classes))
  const namedIn = new Map(
    [...chunks.values()].map(({ fileName, moduleIds }) => [
      fileName,
      new Set(moduleIds.flatMap((id) => [...wordsOf(codeOf(id))].filter((word) => names.has(word)))),
    ]),
  )
  const pages = Object.entries(pagesOf(chunks)).filter(([id]) => sightOfPage(pathOf(id)))
  const copies = new Map<string, number>()
  for (const [, files] of pages) {
    const named = files.map((file) => namedIn.get(file) ?? new Set<string>())
    for (const name of new Set(named.flatMap((each) => [...each]))) {
      const inFiles = named.filter((each) => each.has(name)).length
      // What draws the first figures of the page names it once more.
      copies.set(name, (copies.get(name) ?? 0) + inFiles + 1)
    }
  }
  const anywhere = new Set([...namedIn.values()].flatMap((each) => [...each]))
  // What no script names is in the HTML itself, or spelt otherwise there.
  const isLate = (name: string) => anywhere.has(name) && (copies.get(name) ?? 0) < OFTEN * pages.length
  return {
    ...around,
    rules: rules.map((rule) => ({
      ...rule,
      isLate: rule.layer !== undefined && rule.classes.every(isLate),
    })),
  }
}

/** A script that first adds the late rules which its code names. */
function withStyles(code: string, { rules }: PageStyles): string {
  const words = wordsOf(code)
  const own = rules.filter(({ isLate, classes }) => isLate && classes.some((name) => words.has(name)))
  // A script may run in a worker, where nothing is drawn.
  return own.length === 0 ? code : `globalThis.zetuAddStyles?.(${JSON.stringify(inLayers(own))});${code}`
}
