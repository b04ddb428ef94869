import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, useState } from 'react'
import { cn } from '~/shared/ui/cn'
import type { BookBranch } from './book-tree-rows'

interface BookTreeProps {
  readonly branches: readonly BookBranch[]
  /** The page that is, or was last, looked at. */
  readonly seen: number | undefined
  readonly onLeaf: (leaf: number) => void
}

/** So few schools are what was looked for: their pages lie open. */
const FEW = 5
/** Schools that are laid out together; the browser skips what is out of view. */
const CHUNK = 40

/** Schools of a book, each with its pages (S2 §2). */
export function BookTree({ branches, seen, onLeaf }: BookTreeProps) {
  const chunks = Math.ceil(branches.length / CHUNK)
  return (
    <div className="mt-2">
      {Array.from({ length: chunks }, (_, chunk) => {
        const some = branches.slice(chunk * CHUNK, (chunk + 1) * CHUNK)
        return (
          <ul
            // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is a place in the tree, whatever it holds
            key={chunk}
            aria-label={chunks > 1 ? `院校，第 ${chunk + 1} 组` : '院校'}
            className="[content-visibility:auto]"
            style={{ containIntrinsicBlockSize: `auto calc(${some.length} * 2.75rem)` }}
          >
            {some.map((branch) => (
              <Branch
                key={branch.school}
                branch={branch}
                unfolded={branches.length <= FEW || branch.leaves.some(({ leaf }) => leaf === seen)}
                onLeaf={onLeaf}
              />
            ))}
          </ul>
        )
      })}
    </div>
  )
}

interface BranchProps {
  readonly branch: BookBranch
  /** Lies open until somebody says otherwise. */
  readonly unfolded: boolean
  readonly onLeaf: (leaf: number) => void
}

const Branch = memo(function Branch({ branch: { school, leaves }, unfolded, onLeaf }: BranchProps) {
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? unfolded
  return (
    <li className="border-t">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setChosen(!open)}
        className="flex min-h-11 w-full items-center gap-3 py-1.5 text-left hover:text-primary"
      >
        <ChevronDown
          aria-hidden
          className={cn('size-4 shrink-0 text-muted-foreground transition-transform', !open && '-rotate-90')}
        />
        <span className="min-w-0 flex-1">{school}</span>
        <span className="text-sm text-muted-foreground">{leaves.length} 页</span>
      </button>
      {open && (
        <ul className="pb-2 pl-7">
          {leaves.map(({ leaf, subject, batch }) => (
            <li key={leaf}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onLeaf(leaf)}
                className="flex min-h-11 w-full items-center gap-2 rounded px-2 text-left text-sm hover:bg-muted md:min-h-9"
              >
                <span className="mr-auto text-muted-foreground">第 {leaf} 页</span>
                {[subject, batch].map(
                  (tag) =>
                    tag !== undefined && (
                      <span key={tag} className="rounded-sm bg-primary-soft px-1.5 text-xs text-primary">
                        {tag}
                      </span>
                    ),
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
})
