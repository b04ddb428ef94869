/** What a section of the drawer gets: its own filters as text, and a way to change them in the address. */
export interface SectionProps {
  readonly search: Readonly<Record<string, string>>
  /** Lays `next` over the filters; a value that is undefined leaves the address. */
  readonly onSearchChange: (
    next: Readonly<Record<string, unknown>>,
    options?: { readonly replace?: boolean },
  ) => void
}
