import type { Contract, Operation } from '../contract'
import { outsidersOf } from './ask/actors'
import { CheckSession } from './ask/check-session'
import { askFilters } from './ask/narrow'
import type { CallRecord } from './ask/progress'
import { askRefusals, askSignedOut } from './ask/refusals'
import { withSources } from './ask/selection'
import { signIn } from './ask/sign-in'
import { askTables } from './ask/table-ranks'
import { whyNotAsked } from './ask/why-not-asked'
import { askWindows } from './ask/windows'
import { removeOwn, settle } from './attempts'
import type { Transport } from './exchange/exchange'
import type { InputTable } from './exchange/input-table'
import { removeLeftovers } from './write/leftovers'
import { putBack } from './write/put-back'
import { removeThrowaway } from './write/remove-throwaway'
import { askRepeated } from './write/repeated'

export interface CheckOptions {
  readonly contract: Contract
  readonly transport: Transport
  readonly table: InputTable
  /** Credentials as the Authorization header carries them. */
  readonly tokens?: readonly string[]
  /** Numbers to sign in with, by verification code; the code must come back in the answer, as S1 §7 has it. */
  readonly tels?: readonly string[]
  /** A number whose account the check may make, and delete. */
  readonly throwaway?: string
  /** What no call tells: facts by name. */
  readonly given?: Readonly<Record<string, unknown>>
  /** Calls that change something are made too. */
  readonly write?: boolean
  /** Whether reading calls are asked around each write, to see what it changes; true unless said. */
  readonly effects?: boolean
  /** Whether each filter, each refusal and the score tables behind ranks are asked for too; true unless said. */
  readonly meaning?: boolean
  /** Calls that only read and are asked at the same time, at most; 1 unless said. */
  readonly parallel?: number
  /** Ends the check early; what it has altered is put back, what it has made is removed. */
  readonly signal?: AbortSignal
  /** Only these calls are of interest; what they need to know is asked too. */
  readonly only?: (operation: Operation) => boolean
}

/**
 * Makes every call that can be made with inputs the API itself has told, and records what came back. Whatever ends it
 * early, what was altered by then is put back. Throws `Interrupted` when told to end.
 */
export async function runCheck(options: CheckOptions): Promise<CallRecord[]> {
  const session = new CheckSession(options)
  const wanted = withSources(options, (fact) => session.knowledge.sourcesOf(fact))
  try {
    await ask(session, wanted, options)
  } catch (error) {
    if (options.write) await leaveAsFound(session, wanted)
    throw error
  }
  return options.contract.operations.filter(options.only ?? (() => true)).map((operation) => {
    const { exchanges, probes, effects, refused, narrowed, ranked, overlapping, shown, repeated } =
      session.of(operation)
    return {
      operation,
      exchanges,
      probes,
      effects,
      refused,
      narrowed,
      ranked,
      overlapping,
      shown,
      repeated,
      notAsked: exchanges.length > 0 ? undefined : whyNotAsked(session, operation, options),
    }
  })
}

async function ask(
  session: CheckSession,
  wanted: readonly Operation[],
  options: CheckOptions,
): Promise<void> {
  const asksMore = options.meaning ?? true
  // What is asked only for its facts is not looked into.
  const meant = wanted.filter(options.only ?? (() => true))
  for (const tel of options.tels ?? []) await signIn(session, tel)
  const reads = wanted.filter(({ writes }) => !writes)
  await settle(session, reads)
  if (options.write) {
    await removeLeftovers(session, wanted)
    // What was just made may be what a read was waiting for; what was just removed is not.
    await settle(session, [...writesOf(session, wanted, 'make'), ...reads])
    // Before anything is altered: the record of the first time is then the record as it is.
    if (asksMore) await askRepeated(session, meant)
    await settle(session, [...writesOf(session, wanted, 'change'), ...reads])
    if (asksMore) await askRefusals(session, meant.filter(isWriting))
    for (const operation of writesOf(session, wanted, 'remove')) await removeOwn(session, operation)
  }
  if (asksMore) {
    const meantReads = meant.filter(({ writes }) => !writes)
    // Wide windows first: what they hold is of every kind that a filter may leave.
    await askWindows(session, meantReads)
    await askFilters(session, meantReads)
    await askTables(session, meantReads)
    await askRefusals(session, meantReads)
  }
  await probe(session, meant)
  if (options.write) {
    for (const operation of lastOf(session, wanted)) {
      await settle(session, [operation])
      if (asksMore && !operation.endpoint.session && meant.includes(operation))
        await askRefusals(session, [operation])
    }
    if (options.throwaway !== undefined) await removeThrowaway(session, wanted, options.throwaway)
    await askSignedOut(session, wanted)
  }
}

/** After an early end: what was altered is as before, what was made is gone, and sessions are over. */
async function leaveAsFound(session: CheckSession, wanted: readonly Operation[]): Promise<void> {
  session.isClosing = true
  await putBack(session)
  for (const operation of writesOf(session, wanted, 'remove')) await removeOwn(session, operation)
  await settle(session, lastOf(session, wanted))
}

const isWriting = ({ writes }: Operation) => writes

const lastOf = ({ table }: CheckSession, operations: readonly Operation[]) =>
  table.last.flatMap((last) => operations.filter(({ name }) => name === last))

function writesOf(
  { table }: CheckSession,
  operations: readonly Operation[],
  kind: 'make' | 'change' | 'remove',
) {
  return operations.filter(
    ({ name, writes, ...operation }) =>
      writes && ![...table.last, ...table.destructive].includes(name) && kindOf(operation) === kind,
  )
}

const kindOf = ({ endpoint }: Pick<Operation, 'endpoint'>) =>
  endpoint.method === 'DELETE' ? 'remove' : endpoint.method === 'PUT' ? 'change' : 'make'

/** A caller without permission is refused, not answered. */
async function probe(session: CheckSession, operations: readonly Operation[]): Promise<void> {
  const reads = operations.filter(({ writes }) => !writes)
  await session.each(reads, async (operation) => {
    const { exchanges, verdicts, probes } = session.of(operation)
    if (verdicts.some(({ findings }) => findings.length > 0)) return
    const model = exchanges[verdicts.findIndex(({ outcome }) => outcome === 'accepted')]
    if (!model) return
    for (const outsider of outsidersOf(operation, session.actors)) {
      probes.push(await session.exchange(operation, model, outsider))
    }
  })
}
