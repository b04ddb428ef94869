import { categoryNote } from '~/rules/exam/candidate-categories'

/** Whose lines these are, where a province draws them by category of candidates; nothing elsewhere. */
export function CategoryNote({ province }: { province: string }) {
  const note = categoryNote(province)
  return note ? <p className="mt-1 text-sm text-pretty text-muted-foreground">{note}</p> : null
}
