import ChevronRight from 'lucide-react/icons/chevron-right'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { cn } from './cn'
import { ancestorsOf, shownNodes, type TreeNode, treeStep, typedNode } from './tree-state'

export type { TreeNode }

interface TreeProps {
  readonly label: string
  /** Keep their identity between renders. */
  readonly nodes: readonly TreeNode[]
  /** The node that is open in the view beside the tree: it is kept in view. */
  readonly current: string | undefined
  /** What stands in a node: its label, or a link that Enter then follows. It takes no focus of its own. */
  readonly render: (node: TreeNode) => ReactNode
  /** The focus has come into the tree: what typing needs can be loaded. */
  readonly onReach?: () => void
  /** How a label is read in letters, for typing on a Latin keyboard: its initials. */
  readonly letters?: (label: string) => string
  readonly className?: string
}

/** Letters that follow each other faster than this, ms, are one word. */
const TYPING_MS = 700

/** A tree by the ARIA pattern: one stop of Tab, arrows, Home, End, type-ahead. */
export function Tree({ label, nodes, current, render, onReach, letters, className }: TreeProps) {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useOpenNodes(nodes, current)
  const shown = useMemo(() => shownNodes(nodes, open), [nodes, open])
  const [focused, setFocused] = useState<string>()
  const typed = useRef({ text: '', at: 0 })
  const seen = (id: string | undefined) => shown.some(({ node }) => node.id === id)
  const stop = seen(focused) ? focused : seen(current) ? current : shown[0]?.node.id

  useEffect(() => {
    if (current !== undefined) keepInView(box.current, itemOf(box.current, current))
  }, [current])

  const focus = (id: string) => {
    setFocused(id)
    itemOf(box.current, id)?.focus()
  }
  const toggle = (id: string) => setOpen(toggled(open, id))
  const onKey = (event: KeyboardEvent) => {
    const id = idOf(event.target)
    if (id === undefined || isImeKey(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = treeStep(event.key, id, shown, open)
    if (step) {
      event.preventDefault()
      if (step.opened ?? step.closed) toggle(id)
      if (step.focus !== undefined) focus(step.focus)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      const link = itemOf(box.current, id)?.querySelector('a')
      if (link instanceof HTMLElement) link.click()
      else toggle(id)
    } else if ([...event.key].length === 1) {
      const now = event.timeStamp
      typed.current = {
        text: (now - typed.current.at < TYPING_MS ? typed.current.text : '') + event.key,
        at: now,
      }
      const next = typedNode(typed.current.text, id, shown, letters)
      if (next !== undefined) focus(next)
    }
  }
  const branch = (items: readonly TreeNode[], level: number): ReactNode =>
    items.map((node) => {
      const parting = (node.children?.length ?? 0) > 0
      const isOpen = open.has(node.id)
      return (
        <Fragment key={node.id}>
          <div
            role="treeitem"
            data-node={node.id}
            aria-level={level}
            aria-expanded={parting ? isOpen : undefined}
            aria-selected={node.id === current}
            tabIndex={node.id === stop ? 0 : -1}
            onFocus={() => setFocused(node.id)}
            className={cn(
              'flex min-h-11 items-center rounded pr-2 text-sm -outline-offset-2 hover:bg-muted md:min-h-9',
              node.id === current && 'bg-primary-soft font-medium text-primary',
            )}
            style={{ paddingLeft: `${(level - 1) * 0.875}rem` }}
          >
            <Row onToggle={parting ? () => toggle(node.id) : undefined} open={isOpen}>
              {render(node)}
            </Row>
          </div>
          {/* Beside its item, not inside of it: an item is named by what stands in it. */}
          {parting && isOpen && (
            // biome-ignore lint/a11y/useSemanticElements: the tree pattern asks for this role
            <div role="group">{branch(node.children ?? [], level + 1)}</div>
          )}
        </Fragment>
      )
    })
  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      onKeyDown={onKey}
      onFocus={onReach}
      className={cn('relative', className)}
    >
      {branch(nodes, 1)}
    </div>
  )
}

interface RowProps {
  /** Absent where nothing stands below. */
  readonly onToggle: (() => void) | undefined
  readonly open: boolean
  readonly children: ReactNode
}

/** The arrow is for the pointer; keys open and close from the item itself. */
function Row({ onToggle, open, children }: RowProps) {
  return (
    <>
      {onToggle ? (
        <span
          aria-hidden
          onClick={onToggle}
          className="grid size-9 shrink-0 cursor-pointer place-items-center"
        >
          <ChevronRight className={cn('size-4 transition-transform', open && 'rotate-90')} />
        </span>
      ) : (
        <span className="w-7 shrink-0" />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the item around it has the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the item around it has the role */}
      <span className="min-w-0 flex-1" onClick={(event) => isPlain(event.target) && onToggle?.()}>
        {children}
      </span>
    </>
  )
}

/** Whether a click hit no link: then it opens and closes. */
function isPlain(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') === null
}

/** The open nodes: those above the current one, and those that were opened by hand. */
function useOpenNodes(nodes: readonly TreeNode[], current: string | undefined) {
  const wayTo = () => (current === undefined ? [] : [...(ancestorsOf(nodes, current) ?? []), current])
  const [state, setState] = useState(() => ({ current, open: new Set(wayTo()) }))
  if (state.current !== current) setState({ current, open: new Set([...state.open, ...wayTo()]) })
  const setOpen = (open: ReadonlySet<string>) => setState({ current, open: new Set(open) })
  return [state.open as ReadonlySet<string>, setOpen] as const
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open)
  if (!next.delete(id)) next.add(id)
  return next
}

function itemOf(box: HTMLElement | null, id: string): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? null
}

function idOf(target: EventTarget): string | undefined {
  // A link that was clicked has the focus of its item.
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null
  return item?.dataset.node
}

/** Scrolls the tree's own box and nothing around it. */
function keepInView(box: HTMLElement | null, item: HTMLElement | null): void {
  if (!box || !item) return
  const row = item.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
  if (row < box.scrollTop || row + 48 > box.scrollTop + box.clientHeight)
    box.scrollTop = row - box.clientHeight / 2
}
