import type { ListRow, ListStudent } from '../list-input'
import { fitsHeight, heightLimit, type LimitId, type Verdict, weakerEye } from './limit-verdict'

/** The row and the student that a limit is checked for. */
interface Held {
  readonly check: LimitId
  /** Undefined where the student's data do not tell. */
  readonly fits: boolean | undefined
  readonly text: string
}

/** Limits that the row itself states, and those of the majors it names, checked against a student. */
export function verdictsOfRow(row: ListRow, student: ListStudent): Verdict[] {
  return [
    ...verdictsOfLimits(row, student),
    ...(row.majors ?? []).flatMap((major) =>
      verdictsOfLimits(major, student).map((verdict) => ({ ...verdict, major: major.name })),
    ),
  ]
}

type Limited = Pick<ListRow, 'limits'>

/** The limits of a row, or of a major, that a student does not meet, or may not. */
export function verdictsOfLimits(limited: Limited, student: ListStudent): Verdict[] {
  return [...bodyLimits(limited, student), ...paperLimits(limited, student)]
    .filter(({ fits }) => fits !== true)
    .map(({ check, fits, text }) => ({ check, barred: fits === false, text }))
}

/** Limits of health, height and sex. */
function bodyLimits({ limits = {} }: Limited, student: ListStudent): Held[] {
  const { colour, eyesight, sex } = limits
  const height = heightLimit(limits.minHeightCm, student.sex)
  const eye = weakerEye(student)
  const held: (Held | undefined)[] = [
    colour && {
      check: 'limit-health',
      fits: student.colour && colour.includes(student.colour),
      text: `色觉${colour.join('或')}`,
    },
    eyesight === undefined
      ? undefined
      : {
          check: 'limit-health',
          fits: eye === undefined ? undefined : eye >= eyesight,
          text: `裸眼视力不低于 ${eyesight.toFixed(1)}`,
        },
    height && { check: 'limit-body', fits: fitsHeight(height, student), text: height.text },
    sex && { check: 'limit-sex', fits: student.sex && student.sex === sex, text: `只招${sex}生` },
  ]
  return held.flatMap((item) => item ?? [])
}

/** Limits of language, scores and eligibility, and what is examined apart. */
function paperLimits({ limits = {} }: Limited, student: ListStudent): Held[] {
  const { language, minScore = {}, eligible, politicalReview, interview } = limits
  const held: (Held | undefined)[] = [
    language && {
      check: 'limit-language',
      fits: student.language === undefined ? undefined : language.includes(student.language),
      text: `外语语种限${language.join('、')}`,
    },
    ...Object.entries(minScore).map(([name, least]) => scoreLimit(name, least, student)),
    eligible === undefined
      ? undefined
      : {
          check: 'limit-eligibility',
          fits: student.eligible?.includes(eligible),
          text: `须有${eligible}资格`,
        },
    politicalReview
      ? { check: 'limit-political-review', fits: student.politicalReview, text: '须通过政治考核' }
      : undefined,
    interview ? { check: 'interview', fits: undefined, text: '须参加面试或体测' } : undefined,
  ]
  return held.flatMap((item) => item ?? [])
}

function scoreLimit(name: string, least: number, { scores }: ListStudent): Held {
  const own = scores?.[name]
  const known = own === undefined ? '' : `（你的是 ${own} 分）`
  return {
    check: 'limit-score',
    fits: own === undefined ? undefined : own >= least,
    text: `${name}单科不低于 ${least} 分${known}`,
  }
}
