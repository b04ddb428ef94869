/** Breaks that can be told apart when they are made together: no two change one file or share a guard. */
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
  return one.file !== other.file && !other.guards.some((guard) => names.includes(nameOf(guard)))
}

function nameOf({ file, title }) {
  return `${file} › ${title}`
}
