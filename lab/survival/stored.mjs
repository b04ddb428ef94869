import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * What earlier runs have found, in a file of one result a line; the last one of a case counts. Screens without a failure
 * count for the build (`mark`) that they were seen in.
 */
export function storedResults(file, { fresh, mark }) {
  mkdirSync(path.dirname(file), { recursive: true })
  if (fresh) rmSync(file, { force: true })
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const records = lines.map((line) => JSON.parse(line))
  const byCase = new Map(records.filter(({ target }) => target).map((result) => [caseOf(result), result]))
  const healthy = new Map(
    records.filter((record) => record.healthy && record.mark === mark).map((r) => [r.address, r.healthy]),
  )
  const write = (record) => appendFileSync(file, `${JSON.stringify(record)}\n`)
  return {
    results: () => [...byCase.values()],
    find: (item) => byCase.get(caseOf(item)),
    add(result) {
      byCase.set(caseOf(result), result)
      write(result)
    },
    healthy: (address) => healthy.get(address),
    keepHealthy(address, screen) {
      healthy.set(address, screen)
      write({ address, mark, healthy: screen })
      return screen
    },
  }
}

/** Whether a screen survived, and came back where it said that something was missing. */
export function held({ verdict, reported, back }) {
  return verdict === undefined && (!reported || back)
}

function caseOf({ address, target, fault }) {
  return `${address} ${target} ${fault.name ?? fault}`
}
