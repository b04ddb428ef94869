import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Sources = readonly (readonly [file: string, text: string])[]

/** The TypeScript below `src` as text, by path below `src`. */
export function readSources(): Sources {
  return filesOf('src', /\.tsx?$/).map((file) => [file, readFileSync(path.join('src', file), 'utf8')])
}

/** Those of the product: neither tests nor what is generated. */
export function readProductSources(): Sources {
  return readSources().filter(([file]) => !/\.test\.tsx?$|^routeTree\.gen\.ts$/.test(file))
}

/** The code of commands, tools and instruments without its tests, by path. */
export function readBesideSource(): Sources {
  return ['scripts', 'tools', 'lab'].flatMap((folder) =>
    filesOf(folder, /(?<!\.test)\.(ts|mjs|js)$/).map((below) => {
      const file = `${folder}/${below}`
      return [file, readFileSync(file, 'utf8')] as const
    }),
  )
}

function filesOf(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => kind.test(file))
}
