import { cn } from './cn'

interface ListedProps {
  /** Absent ones are left out. */
  readonly items: readonly (string | null | undefined)[]
  readonly className?: string
}

/** Short facts in a line. Where the line breaks, no separator is left over: one at the start of a line is clipped. */
export function Listed({ items, className }: ListedProps) {
  return (
    <span className={cn('block overflow-hidden', className)}>
      <span className="-ml-3 flex flex-wrap">
        {items.filter(Boolean).map((item, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts may read the same
            key={index}
            className="relative pl-3 before:absolute before:top-[calc(50%-1px)] before:left-[5px] before:size-0.5 before:rounded-full before:bg-current"
          >
            {item}
          </span>
        ))}
      </span>
    </span>
  )
}
