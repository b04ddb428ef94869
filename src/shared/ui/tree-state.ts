/** A node of a tree; ids differ over the whole tree. */
export interface TreeNode {
  readonly id: string
  readonly label: string
  readonly children?: readonly TreeNode[]
}

/** A node that can be seen, with its place. */
export interface ShownNode {
  readonly node: TreeNode
  /** From 1. */
  readonly level: number
  readonly parent: string | undefined
}

/** The nodes that can be seen, in their order: those whose ancestors are all open. */
export function shownNodes(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): ShownNode[] {
  return nodes.flatMap((node) => [
    { node, level, parent },
    ...(node.children && open.has(node.id) ? shownNodes(node.children, open, level + 1, node.id) : []),
  ])
}

/** The ids above a node, the root first; undefined where the tree has no such node. */
export function ancestorsOf(nodes: readonly TreeNode[], id: string): string[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return []
    const below = node.children && ancestorsOf(node.children, id)
    if (below) return [node.id, ...below]
  }
  return undefined
}

/** What a key does: where the focus goes, and which node opens or closes. */
export interface TreeStep {
  readonly focus?: string
  readonly opened?: string
  readonly closed?: string
}

/** The step that a key takes from a node that can be seen, as the ARIA tree pattern has it; undefined for other keys. */
export function treeStep(
  key: string,
  from: string,
  shown: readonly ShownNode[],
  open: ReadonlySet<string>,
): TreeStep | undefined {
  const at = shown.findIndex(({ node }) => node.id === from)
  const here = shown[at]
  if (!here) return undefined
  const to = (index: number): TreeStep => {
    const target = shown[index]
    return target ? { focus: target.node.id } : {}
  }
  const parting = (here.node.children?.length ?? 0) > 0
  const isOpen = open.has(from)
  switch (key) {
    case 'ArrowDown':
      return to(at + 1)
    case 'ArrowUp':
      return to(at - 1)
    case 'Home':
      return to(0)
    case 'End':
      return to(shown.length - 1)
    case 'ArrowRight':
      if (!parting) return {}
      return isOpen ? to(at + 1) : { opened: from }
    case 'ArrowLeft':
      if (parting && isOpen) return { closed: from }
      return here.parent === undefined ? {} : { focus: here.parent }
    default:
      return undefined
  }
}

/**
 * The next node after `from` whose label, or its reading in letters, begins with what was typed, round and round; a
 * longer text may stay where it is.
 */
export function typedNode(
  typed: string,
  from: string,
  shown: readonly ShownNode[],
  letters: (label: string) => string = () => '',
): string | undefined {
  const wanted = typed.toLowerCase()
  const at = shown.findIndex(({ node }) => node.id === from)
  const start = [...typed].length > 1 ? at : at + 1
  const order = [...shown.slice(start), ...shown.slice(0, start)]
  const begins = ({ label }: TreeNode) =>
    label.toLowerCase().startsWith(wanted) || letters(label).startsWith(wanted)
  return order.find(({ node }) => begins(node))?.node.id
}
