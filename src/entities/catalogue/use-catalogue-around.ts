import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Ask } from '~/shared/api/call'
import type { CatalogueGroup } from './catalogue'
import { cataloguePath } from './catalogue-path'
import { useTreeInView } from './tree-in-view'

interface CatalogueAround<Category, Part> {
  /** Of a type or of an entry. */
  readonly code: string
  /** The whole catalogue. */
  readonly tree: Ask<Category[]>
  /** A smaller answer that tells where the code stands, and whether there is one for this code. */
  readonly part: Ask<Part>
  readonly hasPart: boolean
  /** The branch of the tree that the smaller answer tells; undefined where it leaves something out. Keeps its identity. */
  readonly branchOf: (part: Part) => readonly Category[] | undefined
  /** Keeps its identity between renders. */
  readonly groupsOf: (tree: readonly Category[]) => readonly CatalogueGroup[]
  /** Whether the reader has asked for the catalogue itself. */
  readonly wanted: boolean
}

/**
 * The catalogue around a type or an entry, and its place there. Where the tree is folded away a smaller answer tells the
 * place. The tree is then asked for when it is wanted, or when that answer does not tell.
 */
export function useCatalogueAround<Category, Part>(around: CatalogueAround<Category, Part>) {
  const { code, tree, part, hasPart, branchOf, groupsOf, wanted } = around
  const isInView = useTreeInView()
  const isKnown = useQueryClient().getQueryData(tree.queryKey) !== undefined
  const needsTree = isInView || isKnown || !hasPart
  const { data: reported, isPending } = useQuery({ ...part, enabled: !needsTree })
  const ownPath = useMemo(() => {
    const branch = reported && branchOf(reported)
    return branch && cataloguePath(groupsOf(branch), code)
  }, [reported, branchOf, groupsOf, code])
  const answer = useQuery({ ...tree, enabled: needsTree || wanted || !(isPending || ownPath) })
  const groups = useMemo(() => answer.data && groupsOf(answer.data), [answer.data, groupsOf])
  const path = useMemo(() => (groups && cataloguePath(groups, code)) ?? ownPath, [groups, code, ownPath])
  return { tree: answer, groups, path }
}
