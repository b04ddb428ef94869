import { useState } from 'react'
import { cn } from '~/shared/ui/cn'

interface CrestProps {
  readonly url: string | null | undefined
  /** Name of the school; its first character stands in for a crest that is missing. */
  readonly name: string
  readonly className?: string
}

/** A school's crest. The name always stands beside it, so it is no news to those who cannot see it. */
export function Crest({ url, name, className }: CrestProps) {
  const [broken, setBroken] = useState<string>()
  if (!url || broken === url) {
    return (
      <span
        aria-hidden
        className={cn(
          'grid shrink-0 place-items-center rounded-full bg-primary-soft font-medium text-primary',
          className,
        )}
      >
        {[...name][0]}
      </span>
    )
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      className={cn('shrink-0 rounded-full', className)}
    />
  )
}
