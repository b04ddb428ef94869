/*
 * Translators put `<font>` elements into the place of text nodes, which the application goes on writing to: a figure of
 * another question would stay on the page. To take away a text that is gone would throw (docs/adr/0022).
 */

/** What a translator has put into the place of a text. */
const replacements = new WeakMap<Node, Element>()
/** The text that a translator has taken away, by what stands in its place. */
const originals = new WeakMap<Element, Node>()

/** Follows translators from now on: a text that changes goes back to its place, where it is translated anew. */
export function followTranslators(): void {
  const values = new MutationObserver((records) => {
    for (const { target } of records) putBack(target)
  })
  const places = new MutationObserver((records) => {
    for (const record of records) {
      for (const removed of record.removedNodes) {
        const replacement = removed instanceof Text && !removed.isConnected && replacementOf(record)
        if (!replacement) continue
        keepOrder()
        replacements.set(removed, replacement)
        originals.set(replacement, removed)
        values.observe(removed, { characterData: true })
      }
      for (const added of record.addedNodes) if (isOfTranslator(added)) keepOrder()
    }
  })
  places.observe(document.body, { childList: true, subtree: true })
}

const isOfTranslator = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/** The element of a translator that has come where a text was; of several neighbours one that stands for no other text. */
function replacementOf({
  addedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): HTMLElement | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is HTMLElement => isOfTranslator(node) && !originals.has(node),
  )
}

function putBack(text: Node): void {
  const replacement = replacements.get(text)
  if (!replacement) return
  replacements.delete(text)
  if (replacement.isConnected && !text.isConnected) replacement.replaceWith(text)
}

/** What stands in a parent for one of its children: itself, or the element of a translator. */
function placeOf(child: Node, parent: Node): Node {
  if (child.parentNode === parent) return child
  const replacement = replacements.get(child)
  if (replacement?.parentNode === parent) return replacement
  // It was wrapped, and stands deeper now.
  for (let at = child.parentNode; isOfTranslator(at); at = at.parentNode)
    if (at.parentNode === parent) return at
  return child
}

let isKeepingOrder = false

/** Lets the application find the places of its texts: it names a parent and a child that no longer belong together. */
function keepOrder(): void {
  if (isKeepingOrder) return
  isKeepingOrder = true
  const { removeChild, insertBefore, appendChild } = Node.prototype
  // A text that comes to another place is not left behind in the old one.
  const leave = (node: Node) => {
    replacements.get(node)?.remove()
    replacements.delete(node)
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = placeOf(child, this)
    if (there.parentNode === this) removeChild.call(this, there)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    leave(node)
    const there = before && placeOf(before, this)
    insertBefore.call(this, node, there?.parentNode === this ? there : null)
    return node
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    leave(node)
    appendChild.call(this, node)
    return node
  }
}
