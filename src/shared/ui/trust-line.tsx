import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IS_MOCKED } from '~/shared/lib/mode'
import { cn } from './cn'

interface TrustLineProps {
  /** Where the figures come from, with their year. */
  readonly source: ReactNode
  /** On paper the address of the page follows, so that whoever holds the sheet can look the figures up again. */
  readonly addressOnPaper?: boolean
  readonly className?: string
}

/** Stands under every table of figures: source, year, and whose word counts in the end. */
export function TrustLine({ source, addressOnPaper = false, className }: TrustLineProps) {
  return (
    <div className={cn('text-xs text-balance text-muted-foreground', className)}>
      <p>
        来源：{source}。{IS_MOCKED && '本页为演示数据。'}以省级教育招生考试机构和高校招生章程公布为准。
      </p>
      {addressOnPaper && <Address />}
    </div>
  )
}

/** Only ever shown beside figures, and so never while HTML is rendered at build time. */
function Address() {
  const href = useRouterState({ select: (state) => state.location.publicHref })
  return <p className="mt-2 hidden print:block">{readable(location.origin + href)}</p>
}

function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
