import { setMaxListeners } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { BrokenContract } from '../contract'
import { tableOfRun } from '../inputs'
import { loadContract } from '../load'
import { BadArguments, isSelected, readArguments, USAGE } from './arguments'
import { Interrupted, Unreachable } from './exchange/exchange'
import { checkTable } from './exchange/input-table'
import { httpTransport } from './exchange/transport'
import { findApi, OtherServer } from './find-api'
import { junitOf } from './report/junit'
import { printJson, printTable } from './report/print'
import { reportCalls } from './report/report'
import { pageOfReport } from './report/report-page'
import { runCheck } from './run'

const OK = 0
const DEVIATES = 1
const CANNOT_CHECK = 2
const UNREACHABLE = 3
const OTHER_SERVER = 4
/** What a shell says of a program that was interrupted. */
const INTERRUPTED = 130

/** Throws `BadArguments` where the file cannot be written. */
async function writeReport(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw new BadArguments(`${file} 写不了：${error instanceof Error ? error.message : String(error)}`)
  })
}

/** Runs the check for a command line; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const ending = new AbortController()
  // Every call that is under way listens to it.
  setMaxListeners(0, ending.signal)
  const end = () => {
    console.error('正在结束：把改过的放回去，把新建的删掉……')
    ending.abort()
  }
  // A second signal ends at once.
  process.once('SIGINT', end).once('SIGTERM', end)
  try {
    const options = readArguments(args)
    if (!options) {
      console.log(USAGE)
      return OK
    }
    const {
      base,
      tokens,
      tels,
      throwaway,
      given,
      write,
      strict,
      json,
      only,
      timeoutMs,
      parallel,
      junit,
      html,
    } = options
    const contract = loadContract()
    const table = tableOfRun(new Date())
    checkTable(contract, table)
    const unknown = only.filter((text) => !contract.operations.some(({ name }) => isSelected(name, [text])))
    if (unknown.length > 0) throw new BadArguments(`契约里没有这样的接口：${unknown.join('、')}`)
    const transport = httpTransport({ base, timeoutMs })
    await findApi(contract, transport)
    const began = performance.now()
    const records = await runCheck({
      contract,
      transport,
      table,
      tokens,
      tels,
      ...(throwaway !== undefined && { throwaway }),
      given,
      write,
      parallel,
      signal: ending.signal,
      ...(only.length > 0 && { only: ({ name }) => isSelected(name, only) }),
    })
    const reports = reportCalls(records, { named: contract.book.named, table, strict })
    const took = performance.now() - began
    console.log(json ? printJson(base, reports, took) : printTable(reports, took))
    if (junit !== undefined) await writeReport(junit, junitOf(reports, took))
    if (html !== undefined) await writeReport(html, pageOfReport(base, reports, took))
    if (reports.some(({ verdict }) => verdict === 'deviates')) return DEVIATES
    return reports.every(({ verdict }) => verdict === 'not-exercised') ? CANNOT_CHECK : OK
  } catch (error) {
    if (error instanceof Interrupted) {
      console.error('检查中断，没有结果')
      return INTERRUPTED
    }
    const known =
      error instanceof BadArguments ||
      error instanceof BrokenContract ||
      error instanceof Unreachable ||
      error instanceof OtherServer
    console.error(known ? error.message : error)
    if (error instanceof BadArguments) console.error(`\n${USAGE}`)
    if (error instanceof Unreachable) return UNREACHABLE
    return error instanceof OtherServer ? OTHER_SERVER : CANNOT_CHECK
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end)
  }
}
