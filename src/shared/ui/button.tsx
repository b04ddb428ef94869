import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded font-medium transition-colors disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary/90',
        outline: 'border border-input bg-surface hover:bg-muted',
        ghost: 'hover:bg-muted',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/90',
        link: 'text-primary underline underline-offset-4 hover:no-underline',
      },
      size: {
        default: 'min-h-11 px-5 md:min-h-10',
        sm: 'min-h-11 min-w-11 px-3 text-sm md:min-h-9',
        icon: 'size-11 md:size-10',
        inline: 'min-h-6',
        /** Words that stand in a line of their own. */
        line: 'min-h-11 md:min-h-6',
        /** One of several words beside a row. */
        xs: 'min-h-11 text-sm md:min-h-8',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

export function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonVariants({ variant, size, className })}
      {...props}
    />
  )
}
