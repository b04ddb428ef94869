import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cataloguePath } from '~/entities/catalogue/catalogue-path'
import { useTreeInSight } from '~/entities/catalogue/tree-in-sight'
import { isMajorTypeCode, levelOfMajorCode } from '~/shared/domain/major-code'
import { majorCalls } from './major.calls'
import { groupsOf } from './major-groups'
import { ownBranch } from './own-branch'

/**
 * The catalogue around a type or a major, and its place there. Where the tree is folded away the record of the major
 * tells the place, and the tree is asked for when it is wanted, or when that record does not tell.
 */
export function useMajorCatalogue(code: string, { wanted = false } = {}) {
  const isInSight = useTreeInSight()
  const needsTree = isInSight || isMajorTypeCode(code)
  const detail = useQuery({ ...majorCalls.detail(code), enabled: !needsTree })
  const branch = useMemo(() => detail.data && ownBranch(detail.data), [detail.data])
  const tree = useQuery({
    ...majorCalls.tree(levelOfMajorCode(code)),
    enabled: needsTree || wanted || (!detail.isPending && !branch),
  })
  const groups = useMemo(() => tree.data && groupsOf(tree.data), [tree.data])
  const path = useMemo(
    () => (groups && cataloguePath(groups, code)) ?? (branch && cataloguePath(groupsOf(branch), code)),
    [groups, branch, code],
  )
  return { tree, groups, path }
}
