import { type ComponentProps, createContext, type KeyboardEvent, useContext, useId } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { cn } from './cn'

interface TabsState {
  readonly id: string
  readonly value: string
  readonly onValueChange: (value: string) => void
}

const State = createContext<TabsState>({ id: '', value: '', onValueChange: () => undefined })

interface TabsProps extends ComponentProps<'div'> {
  /** The open tab. */
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** Parts of one page, one of them open. Parts with an address of their own are links: `sectionTabClass`. */
export function Tabs({ value, onValueChange, ...props }: TabsProps) {
  return (
    <State value={{ id: useId(), value, onValueChange }}>
      <div data-slot="tabs" {...props} />
    </State>
  )
}

/** Where the arrows lead from the tab `at` of `count`, round and round; undefined for other keys. */
export function tabStep(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Moves the focus with the arrows, and opens what it comes to, as the ARIA pattern has it. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  if (isImeKey(event)) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab.contains(document.activeElement))
  const step = at < 0 ? undefined : tabStep(event.key, at, tabs.length)
  if (step === undefined) return
  event.preventDefault()
  tabs[step]?.focus()
  tabs[step]?.click()
}

export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="tabs-list"
      role="tablist"
      tabIndex={-1}
      onKeyDown={onKey}
      className={cn('flex gap-4 border-b text-sm', className)}
      {...props}
    />
  )
}

export function TabsTrigger({ value, className, ...props }: ComponentProps<'button'> & { value: string }) {
  const tabs = useContext(State)
  const isOpen = tabs.value === value
  return (
    <button
      data-slot="tabs-trigger"
      type="button"
      role="tab"
      id={`${tabs.id}-${value}-tab`}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${tabs.id}-${value}` : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => isOpen || tabs.onValueChange(value)}
      className={cn(
        'min-h-11 border-b-2 border-transparent aria-selected:border-primary aria-selected:font-medium',
        className,
      )}
      {...props}
    />
  )
}

/** What an open tab shows; nothing while another is open. */
export function TabsContent({ value, ...props }: ComponentProps<'div'> & { value: string }) {
  const tabs = useContext(State)
  if (tabs.value !== value) return null
  return (
    <div
      data-slot="tabs-content"
      role="tabpanel"
      id={`${tabs.id}-${value}`}
      aria-labelledby={`${tabs.id}-${value}-tab`}
      {...props}
    />
  )
}
