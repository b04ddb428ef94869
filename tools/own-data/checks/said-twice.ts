import type {
  At,
  GivenControlLine,
  GivenGroupLine,
  GivenMajorLine,
  GivenPlanRow,
} from '~/rules/own-data/given'
import type { Check, Checked, Tell } from './check'

interface Keyed {
  readonly at: At
}

/**
 * The same thing said twice. With other figures neither row can be believed; with equal ones the second is left out. Majors of
 * one name in one group are told apart by 备注 alone: without it both are used, and doubted.
 */
export const saidTwice: Check = ({ tables, rowName }, tell) => {
  const twice = twiceIn(rowName, tell)
  const majorsTwice = majorsTwiceIn(rowName, tell)
  twice(tables.controlLines, lineKey, ({ score }) => String(score), '控制线')
  twice(tables.groupLines, groupKey, figures, '最低分')
  twice(
    tables.calendar,
    ({ year, batch, name, from }) => [year, batch, name, from].join('|'),
    ({ to = '' }) => to,
    '事项',
  )
  majorsTwice(tables.majorLines, figures)
  majorsTwice(tables.plan, ({ plan, fee, years }) => [plan, fee, years].join('|'))
}

const lineKey = ({ year, subject, category, batch }: GivenControlLine) =>
  [year, subject, category, batch].join('|')

const groupKey = (row: GivenGroupLine) =>
  [
    lineKey({ ...row, score: 0 }),
    row.schoolId,
    row.schoolCode,
    row.group,
    row.kind,
    row.note,
    row.requirement,
  ].join('|')

const figures = ({ lowestScore, lowestRank }: GivenGroupLine | GivenMajorLine) =>
  `${lowestScore}|${lowestRank}`

type RowName = Checked['rowName']

const twiceIn =
  (rowName: RowName, tell: Tell) =>
  <R extends Keyed>(
    rows: readonly R[],
    keyOf: (row: R) => string,
    figuresOf: (row: R) => string,
    column: string,
  ): void => {
    const seen = new Map<string, R>()
    for (const row of rows) {
      const key = keyOf(row)
      const first = seen.get(key)
      if (!first) {
        seen.set(key, row)
        continue
      }
      if (figuresOf(first) === figuresOf(row)) {
        tell(row.at, '疑', column, `和${rowName(first.at, row.at)}一样，只用一次`, true)
      } else {
        tell(first.at, '错', column, `${rowName(row.at, first.at)}说的是同一个，数字不同`)
        tell(row.at, '错', column, `${rowName(first.at, row.at)}说的是同一个，数字不同`)
      }
    }
  }

const majorsTwiceIn =
  (rowName: RowName, tell: Tell) =>
  <R extends GivenMajorLine | GivenPlanRow>(rows: readonly R[], figuresOf: (row: R) => string): void => {
    const seen = new Map<string, R>()
    for (const row of rows) {
      // Old lines tell no group: one name may stand in several.
      if (row.group === undefined && row.note === undefined) continue
      const key = [
        lineKey({ ...row, score: 0 }),
        row.schoolId,
        row.schoolCode,
        row.group,
        row.major,
        row.note,
        row.majorCode,
      ].join('|')
      const first = seen.get(key)
      if (!first) {
        seen.set(key, row)
        continue
      }
      const equal = figuresOf(first) === figuresOf(row)
      if (!equal && row.note !== undefined) {
        tell(first.at, '错', '专业名称', `${rowName(row.at, first.at)}说的是同一个专业，数字不同`)
        tell(row.at, '错', '专业名称', `${rowName(first.at, row.at)}说的是同一个专业，数字不同`)
      } else {
        tell(
          row.at,
          '疑',
          '专业名称',
          `同一组里${rowName(first.at, row.at)}也是这个专业${equal ? '，数字也一样' : ''}，写上备注才分得开`,
        )
      }
    }
  }
