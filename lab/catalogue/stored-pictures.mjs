import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The pictures that earlier runs have taken, one record a line; the last one of a file counts. */
export function storedPictures(folder, { fresh, mark }) {
  if (fresh) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const list = path.join(folder, 'pictures.jsonl')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  const byFile = new Map(lines.map((line) => JSON.parse(line)).map((record) => [record.file, record]))
  const silent = new Set()
  const hear = ({ person, address, state, asks, mark: of }) => {
    if (of === mark && state === 'usual' && asks === false) silent.add(`${person} ${address}`)
  }
  for (const record of byFile.values()) hear(record)
  return {
    /** Whether there is one of this build. */
    has: (file) => byFile.get(file)?.mark === mark,
    /** Whether the page of a case has been seen to ask for nothing as it usually is: no failure can make it another. */
    isSameAsUsual: ({ address, person, state }) => state !== 'usual' && silent.has(`${person} ${address}`),
    add(record) {
      hear({ ...record, mark })
      byFile.set(record.file, { ...record, mark })
      appendFileSync(list, `${JSON.stringify({ ...record, mark })}\n`)
    },
    /** Every picture; one of an earlier build says that it is. */
    all: () => [...byFile.values()].map(({ mark: of, ...record }) => ({ ...record, isOld: of !== mark })),
  }
}
