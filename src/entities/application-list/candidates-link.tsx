import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApplicationList } from '~/contracts/list-summaries'
import { buttonVariants } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { useUnwantedCodes } from './use-student-facts'

interface CandidatesLinkProps {
  readonly list: Pick<ApplicationList, 'id' | 'studentId' | 'preferenceScoreId' | 'batch'>
  /** Looks at the candidates of one tier alone. */
  readonly tier?: 'reach' | 'match' | 'safety'
  readonly variant?: 'default' | 'outline'
  readonly className?: string
  readonly children: ReactNode
}

/** Leads to what could be added to a list, without what its student does not want. Nothing for a list made without a score. */
export function CandidatesLink({
  list,
  tier,
  variant = 'outline',
  className,
  children,
}: CandidatesLinkProps) {
  const { id, studentId, preferenceScoreId, batch } = list
  const unwanted = useUnwantedCodes(list)
  if (!preferenceScoreId || !batch) return null
  return (
    <Link
      to="/recommendation/$studentId/$preferenceScoreId/$preferenceId/$batch"
      params={{ studentId, preferenceScoreId, preferenceId: id, batch }}
      search={{ tier, ...(unwanted && { unwanted: [...unwanted] }) }}
      preload={false}
      className={cn(buttonVariants({ variant, size: 'sm' }), 'print-hidden', className)}
    >
      {children}
    </Link>
  )
}
