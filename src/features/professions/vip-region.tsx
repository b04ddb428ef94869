import type { ReactNode } from 'react'
import { requestVip } from '~/shared/session/request-vip'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'

/** Stands where something is open to VIP only, and says how to open it (S1 §1). */
export function VipRegion({ children }: { children: ReactNode }) {
  return (
    <EmptyRegion className="mt-4">
      <p className="font-medium text-foreground">{children}</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={requestVip}>
        开通 VIP
      </Button>
    </EmptyRegion>
  )
}
