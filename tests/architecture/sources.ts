import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The TypeScript below `src` as text, by path below `src`. */
export function readSources(): readonly (readonly [file: string, text: string])[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join('src', file), 'utf8')])
}

/** Those of the product: neither tests nor what is generated. */
export function readProductSources(): ReturnType<typeof readSources> {
  return readSources().filter(([file]) => !/\.test\.tsx?$|^routeTree\.gen\.ts$/.test(file))
}
