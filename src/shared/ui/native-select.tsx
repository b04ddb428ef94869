import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { fieldClass } from './input'

/** The browser's own select: a wheel on a phone, type-ahead on a keyboard. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div data-slot="native-select-wrapper" className="relative">
      <select
        data-slot="native-select"
        className={cn(fieldClass, 'appearance-none pr-9', className)}
        {...props}
      />
      <ChevronDown
        data-slot="native-select-icon"
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted-foreground"
      />
    </div>
  )
}
