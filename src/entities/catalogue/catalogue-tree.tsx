import { type ReactNode, useMemo, useState } from 'react'
import { useSpelling } from '~/entities/name-search/spelling'
import { PlaceLink } from '~/entities/place/place-link'
import { PendingState } from '~/shared/answer/pending-state'
import { type AnswerState, isAwaited } from '~/shared/answer/use-answer'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'
import { Tree, type TreeNode } from '~/shared/ui/tree'
import type { CatalogueGroup } from './catalogue'
import { catalogueNodes, cataloguePath } from './catalogue-path'

interface CatalogueTreeProps {
  /** What the tree is: 专业目录. */
  readonly label: string
  /** Undefined while it is on its way; keeps its identity between renders. */
  readonly groups: readonly CatalogueGroup[] | undefined
  /** The answer that it is made of, where nothing beside the tree waits for it and says so. */
  readonly answer?: AnswerState<unknown> | undefined
  /** It has failed, which stands beside it: then there is no tree, nor does one come. */
  readonly hasFailed: boolean
  /** Id of what is open beside the tree. */
  readonly current: string
  /** Called when it is unfolded. */
  readonly onOpen?: () => void
}

const NO_GROUPS: readonly CatalogueGroup[] = []

/** A catalogue as a tree of links. On a narrow screen it stays folded until it is asked for. */
export function CatalogueTree({ label, groups, answer, hasFailed, current, onOpen }: CatalogueTreeProps) {
  const nodes = useMemo(() => catalogueNodes(groups ?? NO_GROUPS), [groups])
  // Another id closes it again: one has arrived.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === current
  const [typing, setTyping] = useState(false)
  const spelling = useSpelling(typing)
  const leadingTo = (node: TreeNode): ReactNode => {
    const path = cataloguePath(groups ?? NO_GROUPS, node.id)
    // A category has no view of its own: it opens and closes.
    if (!path) return node.label
    return (
      <PlaceLink
        to={(path.entry ?? path.type).to}
        tabIndex={-1}
        className="flex min-h-11 items-center md:min-h-9"
      >
        {node.label}
      </PlaceLink>
    )
  }
  // Its column stays, for a tree that comes after all.
  if (hasFailed || groups?.length === 0) return <div className="max-lg:hidden" />
  return (
    <aside className="print-hidden lg:sticky lg:top-4">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        className="lg:hidden"
        onClick={() => {
          setOpenAt(open ? undefined : current)
          if (!open) onOpen?.()
        }}
      >
        {open ? `收起${label}` : label}
      </Button>
      <div className={cn('max-lg:mt-2', !open && 'max-lg:hidden')}>
        {groups ? (
          <Tree
            label={label}
            nodes={nodes}
            current={current}
            render={leadingTo}
            onReach={() => setTyping(true)}
            {...(spelling && { letters: spelling.initialsOf })}
            className="max-h-[60vh] overflow-y-auto rounded border bg-surface p-2 lg:max-h-[calc(100vh-2rem)]"
          />
        ) : (
          <PendingTree label={label} answer={answer} />
        )}
      </div>
    </aside>
  )
}

function PendingTree({ label, answer }: Pick<CatalogueTreeProps, 'label' | 'answer'>) {
  const tree = <Skeleton of="rows" className="h-[32rem]" />
  if (!answer || !isAwaited(answer)) return tree
  return (
    <PendingState name={label} onRetry={answer.refetch} failure={answer.failureReason}>
      {tree}
    </PendingState>
  )
}
