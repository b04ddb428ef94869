import { Link } from '@tanstack/react-router'
import { clearCompared, useCompareChoice } from '~/entities/school/compare-choice'
import { MOST_COMPARED } from '~/entities/school/compared-schools'
import { Button, buttonVariants } from '~/shared/ui/button'

/** Stands at the foot of what scrolls while schools are marked for comparison, and leads to it. */
export function CompareBar() {
  const choice = useCompareChoice()
  if (choice.length === 0) return null
  return (
    <section
      aria-label="院校对比"
      className="print-hidden sticky bottom-0 z-20 mt-6 flex items-center gap-2 rounded-t border border-b-0 bg-surface px-4 py-2 shadow-raised"
    >
      <p className="min-w-0 flex-1 truncate text-sm" aria-live="polite">
        已选 <span className="font-medium">{choice.length}</span>
        <span className="text-muted-foreground">/{MOST_COMPARED}</span> 所
        <span className="ml-2 text-muted-foreground max-md:hidden">
          {choice.map(({ name }) => name).join('、')}
        </span>
      </p>
      <Button variant="ghost" size="sm" onClick={clearCompared}>
        清空
      </Button>
      <Link
        to="/compare"
        search={{ schools: choice.map(({ id }) => id) }}
        preload={false}
        className={buttonVariants({ size: 'sm' })}
      >
        去对比
      </Link>
    </section>
  )
}
