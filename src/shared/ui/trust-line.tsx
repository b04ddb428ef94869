import type { ReactNode } from 'react'
import { IS_MOCKED } from '~/shared/lib/mode'
import { cn } from './cn'

interface TrustLineProps {
  /** Where the figures come from, with their year. */
  readonly source: ReactNode
  readonly className?: string
}

/** Stands under every table of figures: source, year, and whose word counts in the end. */
export function TrustLine({ source, className }: TrustLineProps) {
  return (
    <p className={cn('text-xs text-balance text-muted-foreground', className)}>
      来源：{source}。{IS_MOCKED && '本页为演示数据。'}以省级教育招生考试机构和高校招生章程公布为准。
    </p>
  )
}
