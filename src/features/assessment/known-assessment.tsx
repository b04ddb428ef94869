import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonVariants } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import { type AssessmentId, findAssessmentId } from './assessment-ids'

interface KnownAssessmentProps {
  /** What the address names. */
  readonly id: string
  readonly children: (id: AssessmentId) => ReactNode
}

/** A page of one assessment; for a name that none has it says so and leads to those there are. */
export function KnownAssessment({ id, children }: KnownAssessmentProps) {
  const known = findAssessmentId(id)
  if (known) return children(known)
  return (
    <div className="content-column py-16">
      <PageHeading>没有这项测评</PageHeading>
      <p className="mt-3 max-w-reading text-muted-foreground">地址可能少了几个字。可以从四项测评里选一项。</p>
      <Link to="/ceping" className={buttonVariants({ className: 'mt-6' })}>
        看全部测评
      </Link>
    </div>
  )
}
