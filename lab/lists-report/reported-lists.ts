import { unitsAround } from '~/mocks/calls/recommendation/recommendations'
import { FILLING_STYLES } from '~/mocks/world/filing/filing-rules'
import { candidateOf } from '~/mocks/world/filing/model/list-candidates'
import { type Candidate, type ListWishes, NO_WISHES } from '~/rules/generator/candidate'
import { makeList } from '~/rules/generator/make-list'
import { type Prepared, prepare } from '~/rules/generator/prepare'
import { wishOrder } from '~/rules/generator/wishes'
import { type Frame, frameOf } from '~/rules/list/frame'
import { evenSteps, topRows } from './baselines'
import { asRow, couldHeed, type Measures, measured } from './measure'
import { PREVIOUS_STYLES, previousList } from './previous-list'
import type { ReportStudent } from './students'

/** One list of the report. */
export interface Reported extends Measures {
  readonly student: ReportStudent
  /** The id of a style. */
  readonly style: string
  readonly wishes: boolean
  /** Made by the product, or to compare with. */
  readonly by: 'product' | 'previous' | 'even' | 'top'
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

/** All lists of one student: three styles, with wishes and without, and, unless they stand alone, those to compare with. */
export async function reportedLists(student: ReportStudent, isAlone = false): Promise<Reported[]> {
  const { plan, rank } = student
  const year = plan.filedIn ?? plan.year + 1
  const asker = { rank, year, electives: [] }
  const units = await unitsAround(plan, asker)
  const candidates = units.map((unit) => candidateOf(unit, plan, asker))
  const byId = new Map(candidates.map((each) => [each.id, each]))
  const frame = frameOf({ ...plan, rank, year })
  if (!frame) throw new Error(`没有${plan.province}的填报规则`)
  const size = frame.form.choiceCount ?? 4
  return FILLING_STYLES.flatMap((style) =>
    [NO_WISHES, student.wishes].flatMap((wishes): Reported[] => {
      const begun = performance.now()
      const made = makeList(candidates, { frame, size, rule: style, wishes })
      const took = performance.now() - begun
      const isPlain = wishes === NO_WISHES
      const open = prepare(candidates, { frame, wishes })
      const reported = (by: Reported['by'], rows: readonly Prepared[]): Reported[] => {
        if (rows.length === 0) return []
        const measures = measured(rows, frame, wishes)
        return [
          {
            student,
            style: style.id,
            wishes: !isPlain,
            by,
            size,
            took,
            ...measures,
            could: couldOf(open, measures.kinds, wishes),
          },
        ]
      }
      if (isAlone) return reported('product', made.rows)
      const others = (some: readonly Candidate[]) => rowsOf(some, frame, wishes)
      const previous = previousList(units, {
        size,
        style: PREVIOUS_STYLES[style.id] ?? style,
        home: plan.province,
        ...(!isPlain && { wishes }),
      })
      const isCompared = isPlain && style.id === FILLING_STYLES[0].id
      return [
        ...reported('product', made.rows),
        ...reported('previous', others(previous.flatMap(({ unit }) => byId.get(unit.unitId) ?? []))),
        ...(isCompared ? reported('even', others(evenSteps(candidates, size))) : []),
        ...(isCompared ? reported('top', others(topRows(candidates, size))) : []),
      ]
    }),
  )
}

function rowsOf(some: readonly Candidate[], frame: Frame, wishes: ListWishes): Prepared[] {
  return some.flatMap((candidate) => asRow(candidate, frame, wishes) ?? [])
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
