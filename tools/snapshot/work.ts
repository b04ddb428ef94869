import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What a run has asked so far. A run that was stopped goes on with it. */
export interface Work {
  readonly dir: string
  /** The content of a file that is there; undefined where it has still to be asked for. */
  read(name: string): Promise<unknown>
  write(name: string, content: unknown): Promise<void>
  clear(): Promise<void>
}

/** What tells one run from another: what was asked for another API, contract or day is of no use. */
export interface RunMark {
  readonly api: string
  readonly contract: string
  readonly day: string
  readonly version: string | undefined
}

/** Opens the folder of a run; what another run has left is thrown away. */
export async function openWork(out: string, mark: RunMark): Promise<Work> {
  const dir = path.join(out, '.work')
  const at = (name: string) => path.join(dir, `${name}.json`)
  const wanted = JSON.stringify(mark)
  const isSame = (await readFile(at('mark'), 'utf8').catch(() => '')) === wanted
  if (!isSame) {
    await rm(dir, { recursive: true, force: true })
    await mkdir(dir, { recursive: true })
    await writeFile(at('mark'), wanted)
  }
  return {
    dir,
    async read(name) {
      try {
        return JSON.parse(await readFile(at(name), 'utf8'))
      } catch {
        return undefined
      }
    },
    async write(name, content) {
      await mkdir(path.dirname(at(name)), { recursive: true })
      // A file is whole or not there: a run may be stopped at any moment.
      await writeFile(`${at(name)}.new`, JSON.stringify(content))
      await rename(`${at(name)}.new`, at(name))
    },
    clear: () => rm(dir, { recursive: true, force: true }),
  }
}
