import { cn } from '~/shared/ui/cn'

/** Stands for `class-variance-authority` in the script of a first view: every variant has a default, and none stands for two. */

type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Kinds {
  readonly variants: Variants
  readonly defaultVariants: Readonly<Record<string, string>>
}

export function cva(base: string, { variants, defaultVariants }: Kinds) {
  return ({ className, ...chosen }: Readonly<Record<string, string | undefined>>) =>
    cn(
      base,
      Object.entries(variants).map(([name, classes]) => classes[chosen[name] ?? defaultVariants[name] ?? '']),
      className,
    )
}
