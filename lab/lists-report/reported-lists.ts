import { unitsAround } from '~/mocks/calls/recommendation/recommendations'
import { FILLING_STYLES } from '~/mocks/world/filing/filing-rules'
import { candidateOf } from '~/mocks/world/filing/model/list-candidates'
import { type ListWishes, NO_WISHES } from '~/rules/generator/candidate'
import { makeList } from '~/rules/generator/make-list'
import { type Prepared, prepare } from '~/rules/generator/prepare'
import { wishOrder } from '~/rules/generator/wishes'
import { frameOf } from '~/rules/list/frame'
import { couldHeed, type Measures, measured } from './measure'
import type { ReportStudent } from './students'

/** One list of the report. */
export interface Reported extends Measures {
  readonly student: ReportStudent
  /** The id of a style. */
  readonly style: string
  readonly wishes: boolean
  readonly size: number
  /** Rows that could heed the first wish, all wishes, the majors, and lie at home or next door. */
  readonly could: {
    readonly first: number
    readonly all: number
    readonly majors: number
    readonly near: number
    /** The same with units that most families would leave: far from asked for, and no reason for a row. */
    readonly nearOfAll: number
  }
  /** How long the making took, in milliseconds. */
  readonly took: number
}

/** All lists of one student: three styles, with wishes and without. */
export async function reportedLists(student: ReportStudent): Promise<Reported[]> {
  const { plan, rank } = student
  const year = plan.filedIn ?? plan.year + 1
  const asker = { rank, year, electives: [] }
  const units = await unitsAround(plan, asker)
  const candidates = units.map((unit) => candidateOf(unit, plan, asker))
  const frame = frameOf({ ...plan, rank, year })
  if (!frame) throw new Error(`没有${plan.province}的填报规则`)
  const size = frame.form.choiceCount ?? 4
  return FILLING_STYLES.flatMap((style) =>
    [NO_WISHES, student.wishes].map((wishes): Reported => {
      const begun = performance.now()
      const made = makeList(candidates, { frame, size, rule: style, wishes })
      const took = performance.now() - begun
      const open = prepare(candidates, { frame, wishes }).filter(({ reserve }) => !reserve)
      const measures = measured(made.rows, frame, wishes)
      return {
        student,
        style: style.id,
        wishes: wishes !== NO_WISHES,
        size,
        took,
        ...measures,
        could: couldOf(open, measures.kinds, wishes),
      }
    }),
  )
}

function couldOf(open: readonly Prepared[], kinds: readonly number[], wishes: ListWishes): Reported['could'] {
  const [first = 'place'] = wishOrder(wishes)
  const could = (is: (row: Prepared) => boolean) => couldHeed(open, kinds, is, ({ liked }) => liked)
  return {
    first: could(({ heed }) => heed[first]),
    all: could(({ heed }) => heed.place && heed.major && heed.school),
    // A wish that counts more is not broken for a major.
    majors: could(({ heed }) => heed.major && heed[first]),
    near: could(({ near }) => near !== 'far'),
    nearOfAll: couldHeed(open, kinds, ({ near }) => near !== 'far'),
  }
}
