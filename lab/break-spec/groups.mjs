/** The guards of a break, of a table that is tested case by case the one case: `%s` in a title is what the break breaks. */
export function narrowed(guards, one) {
  if (one === undefined) return guards
  const cases = guards.filter(({ title }) => title.includes('%s'))
  return cases.map(({ file, title }) => ({ file, title: title.replace('%s', one) }))
}

/** Whether a guard needs a site and a browser. */
export function isOfBrowser({ file }) {
  return file.startsWith('tests/e2e/')
}

/** Breaks that can be told apart when they are made together: no two share a guard, or words of one file (`from`, `to`). */
export function groupsOf(breaks, isAlone = false) {
  if (isAlone) return breaks.map((each) => [each])
  const groups = []
  for (const each of breaks) {
    const group = groups.find((among) => among.every((other) => isApart(each, other)))
    if (group) group.push(each)
    else groups.push([each])
  }
  return groups
}

function isApart(one, other) {
  const names = one.guards.map(nameOf)
  const isOver = one.file === other.file && one.from < other.to && other.from < one.to
  return !isOver && !other.guards.some((guard) => names.includes(nameOf(guard)))
}

function nameOf({ file, title }) {
  return `${file} › ${title}`
}
