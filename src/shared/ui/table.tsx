import type { ComponentProps } from 'react'
import { cn } from './cn'

/**
 * A table that is as wide as its place: what does not fit a narrow screen is left out or stands below the name. Nothing
 * around it scrolls sideways, because heads stick only to what scrolls the page.
 */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table data-slot="table" className={cn('w-full border-collapse text-sm', className)} {...props} />
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  // A border would stay behind when the heads stick: they draw the rule themselves.
  return <thead data-slot="table-header" className={cn('[&_tr]:border-0', className)} {...props} />
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} />
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" className={cn('border-b hover:bg-muted/60', className)} {...props} />
}

export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      data-slot="table-head"
      scope="col"
      className={cn(
        'sticky-head px-3 py-2 text-xs font-normal text-muted-foreground first:pl-0 last:pr-0',
        className,
      )}
      {...props}
    />
  )
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return (
    <td data-slot="table-cell" className={cn('px-3 py-2.5 first:pl-0 last:pr-0', className)} {...props} />
  )
}
