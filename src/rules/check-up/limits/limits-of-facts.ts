import type { ListRow, ListStudent } from '../list-input'
import { LIMIT_FACTS, type LimitFact } from './limit-facts'
import { fitsHeight, heightLimit, type Verdict, weakerEye } from './limit-verdict'

/** General limits of its programme and majors; the row's own word counts before them. */
export function verdictsOfFacts(row: ListRow, student: ListStudent): Verdict[] {
  const { programme = '', majors = [], alsoInUnit = [], adjust } = row
  return LIMIT_FACTS.filter((fact) => !isReportedByRow(fact, row)).flatMap((fact): Verdict[] => {
    if (fact.programmes?.test(programme)) return verdictOf(fact, row, student)
    const meant = majors.filter(({ name }) => fact.majors?.test(name))
    if (meant.length > 0) return meant.flatMap(({ name }) => verdictOf(fact, row, student, name))
    const others = adjust === true ? alsoInUnit.filter(({ name }) => fact.majors?.test(name)) : []
    // Where 服从 might lead is to be looked up, not held against a row.
    return others.slice(0, 1).flatMap(({ name }) =>
      verdictOf(fact, row, student, name).flatMap(({ barred, text, ...other }) =>
        barred
          ? [
              {
                check: other.check,
                barred: false,
                text: `服从后可能去到${name}，${text}`,
                source: fact.source,
              },
            ]
          : [],
      ),
    )
  })
}

function isReportedByRow(fact: LimitFact, { limits: own }: ListRow): boolean {
  if (!own) return false
  return (
    (fact.colour !== undefined && own.colour !== undefined) ||
    (fact.eyesight !== undefined && own.eyesight !== undefined) ||
    (fact.minHeightCm !== undefined && own.minHeightCm !== undefined) ||
    (fact.language !== undefined && own.language !== undefined) ||
    (fact.eligible !== undefined && own.eligible !== undefined) ||
    (fact.check === 'limit-political-review' && own.politicalReview !== undefined) ||
    (fact.check === 'interview' && own.interview !== undefined)
  )
}

function verdictOf(fact: LimitFact, row: ListRow, student: ListStudent, major?: string): Verdict[] {
  const say = (barred: boolean | undefined, text: string): Verdict[] =>
    barred === false
      ? []
      : [
          {
            check: fact.check,
            barred: barred === true,
            text,
            source: fact.source,
            ...(major !== undefined && { major }),
          },
        ]
  if (fact.colour)
    return say(student.colour && !fact.colour.includes(student.colour), `色觉${fact.colour.join('或')}`)
  if (fact.eyesight !== undefined) {
    const eye = weakerEye(student)
    return say(
      eye === undefined ? undefined : eye < fact.eyesight,
      `裸眼视力不低于 ${fact.eyesight.toFixed(1)}`,
    )
  }
  if (fact.minHeightCm) return heightVerdict(fact, student)
  if (fact.language !== undefined) {
    // The habit of most schools is no rule of this one: it is to be looked up.
    const other = student.language !== undefined && student.language !== fact.language
    return other ? say(undefined, `一般限${fact.language}语种`) : []
  }
  if (fact.eligible) {
    const name = row.programme ?? ''
    return say(student.eligible && !student.eligible.some((own) => name.includes(own)), `须有${name}资格`)
  }
  if (fact.check === 'limit-political-review') {
    return say(student.politicalReview === undefined ? undefined : !student.politicalReview, '须通过政治考核')
  }
  return say(undefined, '须参加面试、体检或体能测评')
}

/** Height can be judged by the figures, fitness never: so the row is always to be looked up. */
function heightVerdict(fact: LimitFact, student: ListStudent): Verdict[] {
  const height = heightLimit(fact.minHeightCm, student.sex)
  if (!height) return []
  const tooSmall = fitsHeight(height, student) === false
  const text = `${height.text}，另有体能项目`
  return [{ check: 'limit-body', barred: tooSmall, text, source: fact.source }]
}
