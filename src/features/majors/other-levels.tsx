import { useQueries } from '@tanstack/react-query'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { majorCalls } from '~/entities/major/major.calls'
import { PlaceLink } from '~/entities/place/place-link'
import { MissingLine } from '~/shared/answer/missing-line'
import { formatCount } from '~/shared/lib/text/format'

interface OtherLevelsProps {
  /** The level whose majors the page shows. */
  readonly level: (typeof MAJOR_LEVELS)[number]['id']
  readonly keyword: string
}

/** Names that are linked, of each level; the others are told by their number. */
const MOST_LINKED = 6

/** Majors of the other levels with the keyword, which the server looks up: their trees are not on the page. */
export function OtherLevels({ level, keyword }: OtherLevelsProps) {
  const others = MAJOR_LEVELS.filter(({ id }) => id !== level)
  const answers = useQueries({ queries: others.map(({ id }) => majorCalls.search(id, keyword)) })
  return (
    <>
      {others.map(({ id, label }, at) => {
        const found = answers[at]?.data?.flatMap(({ majorTypes }) =>
          majorTypes.flatMap(({ majors }) => majors),
        )
        if (!found || found.length === 0) return null
        return (
          <nav
            key={id}
            aria-label={`${label}里的专业`}
            className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sm"
          >
            <span className="text-muted-foreground">{label}里也有</span>
            {found.slice(0, MOST_LINKED).map(({ majorCode, majorName }) => (
              <PlaceLink
                key={majorCode}
                to={{ kind: 'major', code: majorCode }}
                className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-8"
              >
                {majorName}
              </PlaceLink>
            ))}
            {found.length > MOST_LINKED && (
              <span className="text-muted-foreground">等 {formatCount(found.length)} 个</span>
            )}
          </nav>
        )
      })}
      <MissingLine of={answers} name="其他层次的专业" />
    </>
  )
}
