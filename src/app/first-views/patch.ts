/**
 * Makes the children of `place` those of `next`, whose nodes it takes. What is the same on both sides stays, also where
 * something before it came or went: a browser neither styles it nor lays it out again.
 */
export function patch(place: Node, next: Node): void {
  const there = [...place.childNodes]
  const wanted = [...next.childNodes]
  const isSame = (at: number) => there.at(at)?.isEqualNode(wanted.at(at) ?? null)
  while (isSame(0)) {
    there.shift()
    wanted.shift()
  }
  let end: Node | undefined
  while (isSame(-1)) {
    end = there.pop()
    wanted.pop()
  }
  wanted.forEach((node, at) => {
    const old = there[at]
    // The same but for what stands inside.
    if (old?.cloneNode().isEqualNode(node.cloneNode())) patch(old, node)
    else if (old) place.replaceChild(node, old)
    else place.insertBefore(node, end ?? null)
  })
  for (const old of there.slice(wanted.length)) place.removeChild(old)
}
