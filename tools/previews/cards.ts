import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Piscina from 'piscina'
import type { CardFacts } from './card-facts'
import { cutFonts, FONT_VERSION } from './fonts'

const WORKER = fileURLToPath(new URL('./card-worker.mjs', import.meta.url))

/** Where pictures are put in a release, below the site's base: built files there may be kept for ever. */
export const CARD_FOLDER = 'assets/cards'

export interface Cards {
  /** The address of the picture of a page below the site's base; its name is that of its content. */
  placeOf(facts: CardFacts): string
  /** Draws those that are not in the cache, and puts all of them into the release. Gives how many were drawn. */
  write(all: readonly CardFacts[], release: string): Promise<number>
}

/** Opens the pictures of pages. What was drawn once lies in `cache`. */
export async function openCards(cache: string): Promise<Cards> {
  const drawing = createHash('sha256')
    .update(await readFile(WORKER))
    .update(FONT_VERSION)
    .digest('hex')
  const nameOf = (facts: CardFacts) =>
    `${createHash('sha256').update(drawing).update(JSON.stringify(facts)).digest('hex').slice(0, 16)}.png`
  return {
    placeOf: (facts) => `${CARD_FOLDER}/${nameOf(facts)}`,
    async write(all, release) {
      await mkdir(cache, { recursive: true })
      await mkdir(path.join(release, CARD_FOLDER), { recursive: true })
      const wanted = new Map(all.map((facts) => [nameOf(facts), facts]))
      const missing: [string, CardFacts][] = []
      for (const [name, facts] of wanted) {
        const isThere = await stat(path.join(cache, name)).then(
          () => true,
          () => false,
        )
        if (!isThere) missing.push([name, facts])
      }
      if (missing.length > 0) await draw(missing, cache)
      for (const name of wanted.keys())
        await copyFile(path.join(cache, name), path.join(release, CARD_FOLDER, name))
      return missing.length
    },
  }
}

async function draw(missing: readonly (readonly [string, CardFacts])[], cache: string): Promise<void> {
  const fonts = await cutFonts(missing.map(([, facts]) => JSON.stringify(facts)).join(''))
  const pool = new Piscina({
    filename: WORKER,
    workerData: { fonts },
    maxThreads: availableParallelism(),
    maxQueue: 'auto',
  })
  try {
    const queue = missing.values()
    const next = async () => {
      for (const [name, facts] of queue) {
        const file = path.join(cache, name)
        await writeFile(file, await pool.run(facts))
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() * 2 }, next))
  } finally {
    await pool.destroy()
  }
}
