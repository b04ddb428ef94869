import type { Action, CheckName, Finding } from '../finding'
import { grouped } from '../grouped'
import { LIMIT_FACTS, type LimitFact } from '../limit-facts'
import type { ListStudent } from '../list-input'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { count, placeList, rowName } from '../words'

/** What a limit says about a student: barred, not told, or nothing. */
interface Verdict {
  readonly check: CheckName
  readonly row: ModelRow
  /** Absent: the student's data do not tell. */
  readonly barred: boolean
  /** The limit, for reading. */
  readonly text: string
  /** The chosen major that is meant; absent: the whole row. */
  readonly major?: string
}

/** All limits of all rows: those that bar one by one, those to be looked up once per check. */
export function limits(model: ListModel): Finding[] {
  const verdicts = model.rows.flatMap((row) => [
    ...ofRow(row, model.list.student),
    ...ofFacts(row, model.list.student),
  ])
  const barred = verdicts.filter((verdict) => verdict.barred)
  const open = verdicts.filter((verdict) => !verdict.barred)
  const byRow = grouped(barred, ({ check, row }) => `${check} ${row.place}`)
  return [
    ...[...byRow.values()].flatMap((same) => (same[0] ? barring(model, same[0], same) : [])),
    ...[...grouped(open, ({ check }) => check).values()].flatMap((same) =>
      same[0] ? toLookUp(same[0], same) : [],
    ),
  ]
}

function barring(model: ListModel, { check, row }: Verdict, verdicts: readonly Verdict[]): Finding {
  const texts = [...new Set(verdicts.map(({ text }) => text))].join('；')
  const majors = verdicts.flatMap(({ major }) => major ?? [])
  const chosen = (row.row.majors ?? []).map(({ name }) => name)
  const isWhole = majors.length < verdicts.length || chosen.every((name) => majors.includes(name))
  return {
    check,
    rows: [row.place],
    severity: 'high',
    why: `${rowName(row)}${majors.length > 0 ? `的${[...new Set(majors)].join('、')}` : ''}：${texts}。与你填的情况不符，投进去也可能被退档。`,
    remedy: isWhole
      ? '换成没有这项要求、难度相近的单位。'
      : `去掉${[...new Set(majors)].join('、')}，其余专业可以保留。`,
    actions: isWhole
      ? replaceRow(model, row)
      : [...new Set(majors)].map((major): Action => ({ do: 'drop-major', row: row.place, major })),
  }
}

function toLookUp({ check }: Verdict, verdicts: readonly Verdict[]): Finding {
  const places = [...new Set(verdicts.map(({ row }) => row.place))]
  const texts = [...new Set(verdicts.map(({ text }) => text))].slice(0, 3).join('；')
  return {
    check,
    rows: places,
    severity: 'low',
    why: `${placeList(places)}有这项要求：${texts}。`,
    remedy: '请对照学校招生章程和自己的情况核对一遍；不需要在这里填写。',
    actions: [],
  }
}

/** What the row itself says. */
function ofRow(row: ModelRow, student: ListStudent): Verdict[] {
  const { limits: own } = row.row
  if (!own) return []
  const say = (check: CheckName, fits: boolean | undefined, text: string): Verdict[] =>
    fits === true ? [] : [{ check, row, barred: fits === false, text }]
  const known = <T>(value: T | undefined, fits: (value: T) => boolean) =>
    value === undefined ? undefined : fits(value)
  const { language, colour, eyesight, sex, eligible } = own
  const height = heightLimit(own.minHeightCm, student.sex)
  return [
    ...(language
      ? say(
          'limit-language',
          known(student.language, (own) => language.includes(own)),
          `外语语种限${language.join('、')}`,
        )
      : []),
    ...Object.entries(own.minScore ?? {}).flatMap(([name, least]) =>
      say(
        'limit-score',
        known(student.scores?.[name], (score) => score >= least),
        scoreText(name, least, student),
      ),
    ),
    ...(colour
      ? say(
          'limit-health',
          known(student.colour, (own) => colour.includes(own)),
          `色觉要求：${colour.join('、')}`,
        )
      : []),
    ...(eyesight === undefined
      ? []
      : say(
          'limit-health',
          known(weakerEye(student), (eye) => eye >= eyesight),
          `裸眼视力不低于 ${eyesight.toFixed(1)}`,
        )),
    ...(height ? say('limit-body', fitsHeight(height, student), height.text) : []),
    ...(sex
      ? say(
          'limit-sex',
          known(student.sex, (own) => own === sex),
          `只招${sex}生`,
        )
      : []),
    ...(eligible
      ? say(
          'limit-eligibility',
          known(student.eligible, (own) => own.includes(eligible)),
          `须有${eligible}资格`,
        )
      : []),
    ...(own.politicalReview ? say('limit-political-review', student.politicalReview, '须通过政治考核') : []),
    ...(own.interview ? say('interview', undefined, '须参加面试或体测') : []),
  ]
}

function scoreText(name: string, least: number, { scores }: ListStudent): string {
  const own = scores?.[name]
  return `${name}单科不低于 ${least} 分${own === undefined ? '' : `（你的是 ${own} 分）`}`
}

/** What is general for its programme and majors; the row's own word counts before it. */
function ofFacts(row: ModelRow, student: ListStudent): Verdict[] {
  const { programme = '', majors = [], alsoInUnit = [], adjust } = row.row
  return LIMIT_FACTS.filter((fact) => !isToldByRow(fact, row)).flatMap((fact): Verdict[] => {
    if (fact.programmes?.test(programme)) return verdictOf(fact, row, student)
    const meant = majors.filter(({ name }) => fact.majors?.test(name))
    if (meant.length > 0) return meant.flatMap(({ name }) => verdictOf(fact, row, student, name))
    const others = adjust === true ? alsoInUnit.filter(({ name }) => fact.majors?.test(name)) : []
    // Where 服从 might lead is to be looked up, not held against a row.
    return others
      .slice(0, 1)
      .flatMap(({ name }) =>
        verdictOf(fact, row, student, name).flatMap(({ barred, text, ...other }) =>
          barred ? [{ check: other.check, row, barred: false, text: `服从后可能去到${name}，${text}` }] : [],
        ),
      )
  })
}

function isToldByRow(fact: LimitFact, { row: { limits: own } }: ModelRow): boolean {
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

function verdictOf(fact: LimitFact, row: ModelRow, student: ListStudent, major?: string): Verdict[] {
  const say = (barred: boolean | undefined, text: string): Verdict[] =>
    barred === false
      ? []
      : [
          {
            check: fact.check,
            row,
            barred: barred === true,
            text: `${text}（${fact.source}）`,
            ...(major !== undefined && { major }),
          },
        ]
  if (fact.colour)
    return say(student.colour && !fact.colour.includes(student.colour), `色觉要求：${fact.colour.join('、')}`)
  if (fact.eyesight !== undefined) {
    const eye = weakerEye(student)
    return say(
      eye === undefined ? undefined : eye < fact.eyesight,
      `裸眼视力不低于 ${fact.eyesight.toFixed(1)}`,
    )
  }
  if (fact.minHeightCm) return heightVerdict(fact, row, student)
  if (fact.language !== undefined) {
    // The habit of most schools is no rule of this one: it is to be looked up.
    const other = student.language !== undefined && student.language !== fact.language
    return other ? say(undefined, `一般限${fact.language}语种`) : []
  }
  if (fact.eligible) {
    const name = row.row.programme ?? ''
    return say(student.eligible && !student.eligible.some((own) => name.includes(own)), `须有${name}资格`)
  }
  if (fact.check === 'limit-political-review') {
    return say(student.politicalReview === undefined ? undefined : !student.politicalReview, '须通过政治考核')
  }
  return say(undefined, '须参加面试、体检或体能测评')
}

/** Height can be judged by the figures, fitness never: so the row is always to be looked up. */
function heightVerdict(fact: LimitFact, row: ModelRow, student: ListStudent): Verdict[] {
  const height = heightLimit(fact.minHeightCm, student.sex)
  if (!height) return []
  const tooSmall = fitsHeight(height, student) === false
  const text = `${height.text}，另有体能项目（${fact.source}）`
  return [{ check: 'limit-body', row, barred: tooSmall, text }]
}

interface HeightLimit {
  /** Absent where it depends on the sex, and that is not told. */
  readonly least?: number
  readonly text: string
}

function heightLimit(
  limit: number | { readonly 男?: number | undefined; readonly 女?: number | undefined } | undefined,
  sex: ListStudent['sex'],
): HeightLimit | undefined {
  if (limit === undefined) return undefined
  if (typeof limit === 'number') return { least: limit, text: `身高不低于 ${count(limit)} cm` }
  const { 男: male, 女: female } = limit
  const least = sex && limit[sex]
  const parts = [male === undefined ? '' : `男 ${male} cm`, female === undefined ? '' : `女 ${female} cm`]
  return { ...(least !== undefined && { least }), text: `身高不低于${parts.filter(Boolean).join('、')}` }
}

function fitsHeight({ least }: HeightLimit, { heightCm }: ListStudent): boolean | undefined {
  return least === undefined || heightCm === undefined ? undefined : heightCm >= least
}

function weakerEye({ eyesight }: ListStudent): number | undefined {
  if (typeof eyesight === 'number' || eyesight === undefined) return eyesight
  return eyesight.length === 0 ? undefined : Math.min(...eyesight)
}
