import { cn } from '~/shared/ui/cn'
import type { LegendItem } from './figure'
import { LegendSwatch } from './legend-swatch'

interface FigureLegendProps {
  readonly items: readonly LegendItem[]
  readonly hidden: ReadonlySet<string>
  readonly onSwitch: (id: string) => void
}

/** The names of the series; each switches its series off and on. */
export function FigureLegend({ items, hidden, onSwitch }: FigureLegendProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box everywhere
    <div role="group" aria-label="图例" className="flex flex-wrap gap-x-1">
      {items.map(({ id, label, mark }) => (
        <button
          key={id}
          type="button"
          aria-pressed={!hidden.has(id)}
          data-legend={id}
          className={cn(
            'inline-flex min-h-11 items-center gap-1.5 rounded px-1.5 text-sm hover:bg-muted md:min-h-8',
            hidden.has(id) && 'text-muted-foreground line-through [&_svg]:opacity-30 print:hidden',
          )}
          onClick={() => onSwitch(id)}
        >
          <LegendSwatch mark={mark} />
          {label}
        </button>
      ))}
    </div>
  )
}
