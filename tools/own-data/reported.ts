import type { GivenData, Problem } from '~/rules/own-data/given'
import { problemText } from './problems'

/** Lines of one level and file that the screen shows; all stand in the file. */
const MOST_SHOWN = 20

/** The problems for the screen: errors first, and what is said of many rows once. */
export function problemLines(problems: readonly Problem[]): readonly string[] {
  const alike = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = [problem.level, problem.file, problem.column, problem.text].join('|')
    const known = alike.get(key)
    if (known) known.push(problem)
    else alike.set(key, [problem])
  }
  const groups = [...alike.values()]
  return (['错', '疑'] as const).flatMap((level) => {
    const ofLevel = groups.filter(([first]) => first?.level === level)
    return [...new Set(ofLevel.flatMap(([first]) => first?.file ?? []))].flatMap((file) => {
      const own = ofLevel
        .filter(([first]) => first?.file === file)
        .map((group) => ({ group, isWhole: group[0]?.row === undefined }))
        .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole))
      const shown = own.slice(0, MOST_SHOWN).flatMap(({ group }) => lineOf(group))
      const rest = own.slice(MOST_SHOWN).reduce((sum, { group }) => sum + group.length, 0)
      return rest > 0 ? [...shown, `[${level}] ${file}：还有 ${rest} 处`] : shown
    })
  })
}

function lineOf([first, ...others]: readonly Problem[]): readonly string[] {
  if (!first) return []
  return [`${problemText(first)}${others.length > 0 ? `（这样的一共 ${others.length + 1} 行）` : ''}`]
}

/** How many rows of each file are used. */
export function countsText({ files }: GivenData, problems: readonly Problem[]): readonly string[] {
  const count = (value: number) => value.toLocaleString('en-US')
  return files
    .filter(({ rows, sheet }) => rows > 0 || sheet === undefined)
    .map(({ path, sheet, rows, used, source }) => {
      const name = sheet === undefined ? path : `${path} ${sheet}`
      const own = problems.filter(({ file, row }) => file === name && row !== undefined)
      const rowsWith = (level: Problem['level']) =>
        new Set(own.filter((problem) => problem.level === level).map(({ row }) => row)).size
      const whose = source ? `；${source.nature}：${source.authority}` : ''
      return `${name}：${count(rows)} 行，用了 ${count(used)} 行，错 ${count(rowsWith('错'))} 行，疑 ${count(rowsWith('疑'))} 行${whose}`
    })
}
