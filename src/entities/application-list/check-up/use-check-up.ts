import { useEffect, useRef, useState } from 'react'
import type { MissingTier } from '~/entities/rank/tier-mark'
import type { TierName } from '~/rules/chance/tier-name'
import type { CheckUp } from '~/rules/check-up/check-list'
import type { ApplicationList } from '~/rules/check-up/list-input'
import { olderScript } from '~/shared/lib/browser/older-script'
import type { KnownUnits } from '../use-units'
import type { CheckUpAnswer } from './check-up.worker'

/** A list to check, with the units of its rows: findings name places, and a list changes meanwhile. */
export interface Checkable {
  readonly list: ApplicationList
  readonly unitIds: readonly string[]
}

/** What is said of a list, with the list it is said of. */
export interface Checked extends Checkable {
  readonly result: CheckUp
}

/** The tiers of a checked list by the units of its rows; empty while none has been checked. */
export function tiersOf(checked: Checked | undefined): ReadonlyMap<string, TierName | undefined> {
  return new Map(checked?.unitIds.map((unitId, index) => [unitId, checked.result.tiers[index]]))
}

/** What stands in the place of tiers that are not there. */
export function missingTier(
  list: Checkable | undefined,
  { failed }: Pick<CheckUpState, 'failed'>,
  units: Pick<KnownUnits, 'isPending' | 'failed'>,
): MissingTier {
  if (failed || units.failed > 0) return '没查'
  return list || units.isPending ? '在查' : '不查'
}

export interface CheckUpState {
  /** While a changed list is checked, this is about the list before. */
  readonly checked: Checked | undefined
  readonly isBehind: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** Checks a list off the main thread, and anew whenever it changes. `list` keeps its identity while it is the same. */
export function useCheckUp(list: Checkable | undefined): CheckUpState {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const [checked, setChecked] = useState<Checked>()
  const check = useRef<(list: Checkable) => void>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: A new attempt begins with a new worker.
  useEffect(() => {
    const worker = startWorker(setChecked, () => setFailed(true))
    check.current = worker.check
    return worker.stop
  }, [attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: A new worker has not seen the list yet.
  useEffect(() => {
    if (list) check.current?.(list)
  }, [list, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt((before) => before + 1)
  }
  return { checked, isBehind: checked?.list !== list?.list, failed, retry }
}

/** While one list is checked the newest waits, and those between are left out. */
function startWorker(onChecked: (checked: Checked) => void, onFailure: () => void) {
  // Says to the worker what an older browser has to read first.
  const name = olderScript()
  // Built, it is one file without imports: Firefox has read modules in workers since 2023 only.
  const worker = import.meta.env.DEV
    ? new Worker(new URL('./check-up.worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./check-up.worker.ts', import.meta.url), /* @vite-ignore */ { name })
  let underWay: Checkable | undefined
  let waiting: Checkable | undefined

  const check = (list: Checkable) => {
    if (underWay) {
      waiting = list
      return
    }
    underWay = list
    worker.postMessage(list.list)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<CheckUpAnswer>) => {
    const list = underWay
    underWay = undefined
    if (list && data.result) onChecked({ ...list, result: data.result })
    else onFailure()
    const next = waiting
    waiting = undefined
    if (next) check(next)
  })
  worker.addEventListener('error', onFailure)
  return { check, stop: () => worker.terminate() }
}
