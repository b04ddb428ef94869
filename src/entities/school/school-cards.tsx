import { type ReactNode, useMemo } from 'react'
import type { SchoolListItem } from '~/contracts/school.schemas'
import type { ShownRank } from '~/entities/rank/use-shown-rank'
import { MissingLine } from '~/shared/answer/missing-line'
import { SchoolCard } from './school-card'
import type { AskedMajor } from './send-major-lines'
import { type AskedLines, type LineOfYearQuestion, useLineQuestion } from './use-line-question'
import { useMajorFigures, useSchoolFigures } from './use-school-figures'

/** Whose last lines stand on the cards, and the rank beside them. */
export interface CardLines extends AskedLines {
  readonly rank: ShownRank
  /** The lines are those of one major, and not of the schools. */
  readonly major?: AskedMajor | undefined
}

interface SchoolCardsProps {
  readonly schools: readonly SchoolListItem[]
  /** The reader's own province and subject when absent. */
  readonly lines?: CardLines | undefined
  /** Stands below the cards: whose lines they are. */
  readonly foot?: (question: LineOfYearQuestion) => ReactNode
}

/** Schools as cards, each with its last line. */
export function SchoolCards({ schools, lines, foot }: SchoolCardsProps) {
  const own = useLineQuestion({})
  const { question, rules, rank, major } = lines ?? { ...own, rank: undefined, major: undefined }
  const ids = useMemo(() => schools.map(({ id }) => id), [schools])
  const ofSchools = useSchoolFigures(ids, { question, rules }, major ? 'nothing' : 'lines')
  const ofMajor = useMajorFigures(ids, { question, rules }, major)
  const { figures, answers } = major ? ofMajor : ofSchools
  return (
    <>
      <MissingLine of={answers} name="最低位次" />
      <div
        aria-busy={figures.some(({ isPending }) => isPending)}
        className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 lg:grid-cols-3"
      >
        {schools.map((school, index) => (
          <SchoolCard
            key={school.id}
            school={school}
            figures={figures[index]}
            question={question}
            rank={rank}
          />
        ))}
      </div>
      {question && foot?.(question)}
    </>
  )
}
