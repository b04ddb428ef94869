import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { buttonVariants } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { candidatesPlace, type ListOfCandidates, type Wanted } from './candidates-place'

interface CandidatesLinkProps extends Wanted {
  readonly list: ListOfCandidates
  readonly variant?: 'default' | 'outline'
  readonly className?: string
  readonly children: ReactNode
}

/** Leads to what could be added to a list, with the wishes of its student. Nothing for a list made without a score. */
export function CandidatesLink({
  list,
  variant = 'outline',
  className,
  children,
  ...wanted
}: CandidatesLinkProps) {
  const wishes = useQuery(intentionCalls.of(list.studentId)).data
  const place = candidatesPlace(list, wanted, wishes)
  if (!place) return null
  return (
    <Link
      {...place}
      preload={false}
      className={cn(buttonVariants({ variant, size: 'sm' }), 'print-hidden', className)}
    >
      {children}
    </Link>
  )
}
