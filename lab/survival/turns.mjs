/**
 * Every target with every fault. First what brings something new: each target once, and each fault once on every screen.
 * Then the rest, in rounds in which each target fails once more.
 *
 * @template {{ readonly address: string }} T
 * @param {readonly T[]} targets
 * @param {readonly { readonly name: string }[]} faults
 */
export function inTurns(targets, faults) {
  const places = new Map()
  const placed = targets.map((target) => {
    const place = places.get(target.address) ?? { screen: places.size, calls: 0 }
    places.set(target.address, { ...place, calls: place.calls + 1 })
    return { target, at: place.screen + place.calls }
  })
  const all = faults.flatMap((_, round) =>
    placed.map(({ target, at }) => ({ ...target, fault: faults[(at + round) % faults.length] })),
  )
  const met = new Set()
  const isNew = ({ address, target, fault }) => {
    const brings = [`${address} ${target}`, `${address} ${fault.name}`].filter((what) => !met.has(what))
    for (const what of brings) met.add(what)
    return brings.length > 0
  }
  const news = new Set(all.filter(isNew))
  return [...news, ...all.filter((item) => !news.has(item))]
}
