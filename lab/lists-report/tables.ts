import { grouped } from '~/rules/check-up/grouped'
import { TOP_RANK } from '~/rules/generator/candidate'
import type { Reported } from './reported-lists'

/** A figure that the lists have to reach. */
interface Goal {
  readonly name: string
  readonly value: number
  readonly bound: number
  /** The figure may not be less than the bound, or not more. */
  readonly at: 'least' | 'most'
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const signed = (figure: number) => `${figure < 0 ? '' : '+'}${figure.toFixed(3)}`

/** Each list in a line, then the means by style. */
export function tablesOf(lists: readonly Reported[]): string {
  const head =
    'student | style | wishes | rows of | slip | gain | wished | 梦/冲/稳/保 | home | near/could/of all | left | first/could | all/could | small | above low | words | read | stops'
  const lines = lists.map((list) =>
    [
      list.student.name,
      list.style,
      list.wishes ? 'yes' : '',
      `${list.rows} of ${list.size}`,
      percent(list.slip),
      signed(list.gain),
      signed(list.wished),
      list.kinds.join('/'),
      list.home,
      `${list.near}/${list.could.near}/${list.could.nearOfAll}`,
      percent(list.left),
      list.wishes ? `${list.first}/${list.could.first}` : '',
      list.wishes ? `${list.all}/${list.could.all}` : '',
      list.small,
      list.findings.join(' ') || '-',
      list.words,
      percent(list.read),
      `${list.quarters[0]}–${list.stops}–${list.quarters[1]}`,
    ].join(' | '),
  )
  return [head, ...lines, '', ...comparison(lists)].join('\n')
}

function comparison(lists: readonly Reported[]): string[] {
  const groups = grouped(lists, ({ style, wishes }) => `${style}${wishes ? ' wishes' : ''}`)
  return [
    'style | lists | slip | gain | wished | left | rows | read | above low | stops | ms',
    ...[...groups].map(([name, group]) => {
      const mean = (of: (list: Reported) => number) =>
        group.reduce((sum, list) => sum + of(list), 0) / group.length
      return [
        name,
        group.length,
        percent(mean(({ slip }) => slip)),
        signed(mean(({ gain }) => gain)),
        signed(mean(({ wished }) => wished)),
        percent(mean(({ left }) => left)),
        mean(({ rows }) => rows).toFixed(1),
        percent(mean(({ read }) => read)),
        group.reduce((sum, { aboveLow }) => sum + aboveLow, 0),
        mean(({ stops }) => stops).toFixed(1),
        mean(({ took }) => took).toFixed(0),
      ].join(' | ')
    }),
  ]
}

/** The goals with what came of them, those of the held-out students beside, and how many were missed. */
export function goalsOf(
  lists: readonly Reported[],
  heldOut: readonly Reported[],
  lower: readonly Reported[],
): { readonly text: string; readonly missed: number } {
  const isMissed = ({ value, bound, at }: Goal) => (at === 'least' ? value < bound : value > bound)
  const others = goalFigures(heldOut)
  const goals = goalFigures(lists).map((goal, place) => [goal, others[place] ?? goal] as const)
  const lines = goals.map(
    ([goal, other]) =>
      `${isMissed(goal) || isMissed(other) ? '✗' : '✓'} ${goal.name}: ${goal.value.toFixed(3)}, held out ${other.value.toFixed(3)} (${goal.at === 'least' ? '≥' : '≤'} ${goal.bound})`,
  )
  const ofLower = lowerFigures(lower)
  const lowerLines = ofLower.map(
    (goal) =>
      `${isMissed(goal) ? '✗' : '✓'} ${goal.name}: ${goal.value.toFixed(3)} (${goal.at === 'least' ? '≥' : '≤'} ${goal.bound})`,
  )
  return {
    text: [...lines, ...lowerLines].join('\n'),
    missed: [...goals.flat(), ...ofLower].filter(isMissed).length,
  }
}

/** Where public 保 run out nothing is asked but that a list holds: there is little above to gain. */
function lowerFigures(product: readonly Reported[]): readonly Goal[] {
  const sum = (of: (list: Reported) => number) => product.reduce((total, list) => total + of(list), 0)
  return [
    {
      name: 'lower half: findings above low',
      value: sum(({ aboveLow }) => aboveLow),
      bound: 0,
      at: 'most',
    },
    {
      name: 'lower half: most slip, the control line apart',
      value: Math.max(0, ...product.map(({ slip, barred }) => slip - barred)),
      bound: 0.01,
      at: 'most',
    },
    {
      name: 'lower half: lists of which less than half of the rows are read',
      value: product.filter(({ read }) => read < 0.5).length,
      bound: 0,
      at: 'most',
    },
  ]
}

function goalFigures(product: readonly Reported[]): readonly Goal[] {
  const sum = (some: readonly Reported[], of: (list: Reported) => number) =>
    some.reduce((total, list) => total + of(list), 0)
  const plain = product.filter(({ wishes }) => !wishes)
  const usual = plain.filter(({ style }) => style === 'balanced')
  const wished = product.filter(({ wishes }) => wishes)
  const heeding = wished.filter(({ style }) => style === 'balanced')
  const majors = wished.filter(({ student }) => student.wishes.majorCodes.length > 0)
  const safe = product.filter(({ kinds }) => (kinds[3] ?? 0) > 0)
  const rows = sum(product, (list) => list.rows)
  // For the first of a province the school goes before the place: what is near is much easier. Two rows are what the
  // check-up and the end of what is read may take from those that could be.
  const beside = plain.filter(({ student }) => student.rank > TOP_RANK)
  const isLess = ({ near, rows }: Reported, could: number) => near < Math.min(Math.floor(rows / 2), could - 2)
  return [
    {
      name: 'mean gain, balanced, no wishes',
      value: sum(usual, ({ gain }) => gain) / usual.length,
      bound: 0.1,
      at: 'least',
    },
    {
      name: 'mean gain, balanced, with wishes',
      value: sum(heeding, ({ gain }) => gain) / heeding.length,
      bound: 0.06,
      at: 'least',
    },
    {
      name: 'share of the lists with wishes of which half of the rows are read',
      value: wished.filter(({ read }) => read >= 0.5).length / wished.length,
      bound: 0.95,
      at: 'least',
    },
    {
      name: 'rows with a wanted major, of what could be',
      value:
        sum(majors, (list) => Math.min(list.majors, list.could.majors)) /
        sum(majors, ({ could }) => could.majors),
      bound: 0.95,
      at: 'least',
    },
    {
      name: 'rows that heed the first wish, of what could be',
      value:
        sum(wished, (list) => Math.min(list.first, list.could.first)) /
        sum(wished, ({ could }) => could.first),
      bound: 0.95,
      at: 'least',
    },
    {
      name: 'rows that heed all wishes, of what could be',
      value:
        sum(wished, (list) => Math.min(list.all, list.could.all)) / sum(wished, ({ could }) => could.all),
      bound: 0.9,
      at: 'least',
    },
    {
      name: 'lists without wishes with less than half at home or next door, though units that families take could be',
      value: beside.filter((list) => isLess(list, list.could.near)).length,
      bound: 0,
      at: 'most',
    },
    {
      name: 'the same, counting units that most families leave: told, no goal',
      value: beside.filter((list) => isLess(list, list.could.nearOfAll)).length,
      bound: Number.POSITIVE_INFINITY,
      at: 'most',
    },
    {
      name: 'files that stop at no major that families take, balanced, no wishes',
      value: sum(usual, ({ left }) => left) / usual.length,
      bound: Number.POSITIVE_INFINITY,
      at: 'most',
    },
    {
      name: 'share of rows of 1–2 places',
      value: sum(product, ({ small }) => small) / rows,
      bound: 0.03,
      at: 'most',
    },
    {
      name: 'rows of 1–2 places among 保',
      value: sum(product, ({ smallSafe }) => smallSafe),
      bound: 0,
      at: 'most',
    },
    {
      name: 'findings above low',
      value: sum(product, ({ aboveLow }) => aboveLow),
      bound: 0,
      at: 'most',
    },
    {
      name: 'most words in passing',
      value: Math.max(...product.map(({ words }) => words)),
      bound: 5,
      at: 'most',
    },
    {
      name: 'most slip of a list with 保, the control line apart',
      value: Math.max(...safe.map(({ slip, barred }) => slip - barred)),
      bound: 0.03,
      at: 'most',
    },
  ]
}
