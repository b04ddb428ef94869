/**
 * Every target with every fault: each target once, with faults that take turns, before any comes a second time.
 *
 * @template {object} T
 * @param {readonly T[]} targets
 * @param {readonly { readonly name: string }[]} faults
 */
export function inTurns(targets, faults) {
  return faults.flatMap((_, round) =>
    targets.map((target, at) => ({ ...target, fault: faults[(at + round) % faults.length] })),
  )
}
