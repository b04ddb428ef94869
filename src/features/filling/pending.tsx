import type { ReactNode } from 'react'
import { Skeleton } from '~/shared/ui/skeleton'
import { Step } from './step'

/** The steps that wait for an answer, each in the shape of what will stand in it. */
export function PendingSteps({ from }: { readonly from: 1 | 2 }) {
  return (
    <div className="grid gap-8">
      {from === 1 && (
        <Step number={1} title="成绩">
          <PendingCards count={1} facts={2} />
          <PendingNote />
          <Skeleton className="mt-3 h-11 w-24 md:h-9" />
        </Step>
      )}
      <Step number={2} title="批次">
        <PendingCards count={2} />
        <PendingNote />
      </Step>
      <Step number={3} title="意向">
        <PendingIntention />
      </Step>
      <Step number={4} title="填志愿">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <PendingWay>
            <PendingStyles />
          </PendingWay>
          <PendingWay />
        </div>
      </Step>
    </div>
  )
}

/** Styles of a list, one below the other, and the button that makes it. */
export function PendingStyles() {
  return (
    <div className="grid gap-3">
      <div className="grid gap-2 pt-8">
        <PendingCard />
        <PendingCard />
        <PendingCard />
      </div>
      <Skeleton className="h-11 w-28 md:h-9" />
    </div>
  )
}

/** A line below what is chosen. */
export function PendingNote() {
  return <Skeleton of="text" className="mt-2 h-12 md:h-6 md:w-96" />
}

/** An intention in one line, and the button that changes it. */
export function PendingIntention() {
  return (
    <div className="flex items-center gap-4">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-11 w-24 md:h-9" />
    </div>
  )
}

function PendingWay({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-lg border bg-surface p-4 md:p-6">
      <Skeleton className="h-6 w-24" />
      <Skeleton of="text" className="h-12" />
      {children ?? <Skeleton className="h-11 w-28 md:h-9" />}
    </div>
  )
}

/** Choices that each take a line or two to say. */
function PendingCards({ count, facts }: { readonly count: number; readonly facts?: number }) {
  return (
    <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {['a', 'b', 'c'].slice(0, count).map((key) => (
        <PendingCard key={key} facts={facts} />
      ))}
    </div>
  )
}

function PendingCard({ facts = 1 }: { readonly facts?: number | undefined }) {
  return (
    <div className="rounded border bg-surface px-3 py-2">
      <Skeleton of="text" className={facts > 1 ? 'h-[4.375rem]' : 'h-12'} />
    </div>
  )
}
