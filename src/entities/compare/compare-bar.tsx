import { Link, type LinkProps } from '@tanstack/react-router'
import { Button, buttonVariants } from '~/shared/ui/button'
import { type Comparison, clearCompared, useCompareChoice } from './comparison'

interface CompareBarProps {
  readonly of: Comparison
  /** Where the marked ones stand side by side. */
  readonly to: (ids: string[]) => LinkProps
}

/** Stands at the foot of what scrolls while something is marked for comparison, and leads to it. */
export function CompareBar({ of, to }: CompareBarProps) {
  const choice = useCompareChoice(of)
  if (choice.length === 0) return null
  return (
    <section
      aria-label={`${of.noun}对比`}
      className="print-hidden sticky bottom-0 z-20 mt-6 flex items-center gap-2 rounded-t border border-b-0 bg-surface px-4 py-2 shadow-raised"
    >
      <p className="min-w-0 flex-1 truncate text-sm" aria-live="polite">
        已选 <span className="font-medium">{choice.length}</span>
        <span className="text-muted-foreground">/{of.most}</span> {of.measure}
        <span className="ml-2 text-muted-foreground max-md:hidden">
          {choice.map(({ name }) => name).join('、')}
        </span>
      </p>
      <Button variant="ghost" size="sm" onClick={() => clearCompared(of)}>
        清空
      </Button>
      <Link {...to(choice.map(({ id }) => id))} preload={false} className={buttonVariants({ size: 'sm' })}>
        去对比
      </Link>
    </section>
  )
}
