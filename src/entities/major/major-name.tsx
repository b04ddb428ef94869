import { PlaceLink } from '~/entities/place/place-link'

interface MajorNameProps {
  readonly name: string
  /** Unknown where a server names majors by word alone. */
  readonly code: string | null | undefined
}

/** The name of a major; it leads to the major where its code is known. */
export function MajorName({ name, code }: MajorNameProps) {
  if (!code) return name
  return (
    <PlaceLink
      to={{ kind: 'major', code }}
      className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6"
    >
      {name}
    </PlaceLink>
  )
}
