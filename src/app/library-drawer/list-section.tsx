import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { backToList, useRememberedList } from './left-list'

interface ListSectionProps {
  /** The value of `lib`, and the section's name. */
  readonly id: string
  readonly label: string
  readonly List: ComponentType
  /** What is open from the list; the list itself when absent. */
  readonly children: ReactNode
}

// The link says nothing of the page one is on.
const NO_PROPS = {}

/** A section whose list opens things: the list, or what is open with the way back to the list as it was asked. */
export function ListSection({ id, label, List, children }: ListSectionProps) {
  useRememberedList(id, !children)
  if (!children) return <List />
  return (
    <>
      <p className="print-hidden mb-4">
        <Link
          to="."
          search={(before) => backToList(id, before)}
          resetScroll={false}
          activeProps={NO_PROPS}
          className="inline-flex min-h-11 items-center gap-1 text-sm text-primary hover:underline md:min-h-6"
        >
          <ArrowLeft aria-hidden className="size-4" />
          返回{label}
        </Link>
      </p>
      {children}
    </>
  )
}
