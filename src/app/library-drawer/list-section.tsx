import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ComponentType } from 'react'
import { address } from '~/shared/address/address'
import { field, text } from '~/shared/address/fields'
import { useDrawerFilters } from '~/shared/address/use-drawer-filters'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { backToList, useRememberedList } from './left-list'

/** What is open in a section, and in which of its tabs. */
export interface Opened {
  readonly code: string
  readonly tab: string | undefined
}

interface ListSectionProps {
  /** The value of `lib`, and the section's name. */
  readonly id: string
  readonly label: string
  readonly List: ComponentType
  /** What is opened from the list, as a noun: 院校资料. The list opens without its code. */
  readonly name: string
  readonly load: () => Promise<ComponentType<Opened>>
  /** The word of the address that says what is open: schools have an id. */
  readonly by?: 'code' | 'id'
}

const openedAddress = address({ id: field.id, code: field.id, tab: text(20) })

// The link says nothing of the page one is on.
const NO_PROPS = {}

/** A section whose list opens things: the list, or what is open with the way back to the list as it was asked. */
export function ListSection({ id, label, List, name, load, by = 'code' }: ListSectionProps) {
  const { [by]: code, tab } = useDrawerFilters(openedAddress).filters
  useRememberedList(id, code === undefined)
  if (code === undefined) return <List />
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
      <LazyPart
        name={name}
        load={load}
        pending={<Skeleton of="text" className="h-[40rem]" />}
        props={{ code, tab }}
      />
    </>
  )
}
