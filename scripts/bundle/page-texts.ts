import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { PAGE_DESCRIPTIONS } from '../../src/app/page-descriptions.ts'
import { isLayout, PAGE, routeIdOf } from './built-pages.ts'

const ROUTES = path.resolve('src/routes')
/** What gives a route code of its own. */
const OWN_CODE = /\b(component|loader):/

/** Gives the code of each page what is said of it: all descriptions together would come with every page. */
export function pageTexts(): Plugin {
  const texts: Readonly<Record<string, string | undefined>> = PAGE_DESCRIPTIONS
  return {
    name: 'page-texts',
    transform: {
      filter: { id: PAGE },
      async handler(code, id) {
        const route = PAGE.exec(id)?.[1] ?? ''
        // A page without code of its own needs that of its layout.
        const ids = isLayout(route) ? (await bareRoutes(route)).map(routeIdOf) : [routeIdOf(route)]
        const told = ids.flatMap((each) =>
          texts[each] === undefined ? [] : `pageTexts.set('${each}', '${texts[each]}')\n`,
        )
        if (told.length === 0) return
        return {
          code: `import { pageTexts } from '~/shared/lib/page-texts'\n${code}\n${told.join('')}`,
          map: null,
        }
      },
    },
  }
}

/** The routes in a layout that have no code of their own. */
async function bareRoutes(layout: string): Promise<readonly string[]> {
  const folder = path.join(ROUTES, layout)
  const files = await readdir(folder, { recursive: true })
  return files
    .filter((file) => file.endsWith('.tsx') && !OWN_CODE.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => `${layout}/${file.slice(0, -'.tsx'.length)}`)
}
