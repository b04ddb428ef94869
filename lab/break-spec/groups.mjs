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

/** What nearly every page stands on: broken together with others, it would fail their guards. */
const WIDE = [
  'src/app/library-drawer/drawer-panel.tsx',
  'src/app/library-drawer/sections.ts',
  'src/app/navigation/guard.ts',
  'src/app/start/startup.ts',
  'src/app/styles/base.css',
  'src/entities/admission/question-selects.tsx',
  'src/shared/answer/use-more-rows.ts',
  'src/shared/api/client.ts',
  'src/shared/filters/choice-row.tsx',
  'src/shared/filters/sticky-bar.tsx',
  'src/shared/session/session.ts',
]

/**
 * Breaks that can be told apart when they are made together: no two share a guard, or words of one file (`from`, `to`).
 * None changes what a guard of another stands on. `closureOf` gives the files that a file imports at any depth; a page
 * stands on nearly all of them, so in a browser only what is wide stands alone.
 */
export function groupsOf(breaks, { isAlone = false, closureOf = () => new Set() } = {}) {
  if (isAlone) return breaks.map((each) => [each])
  const groups = []
  for (const each of breaks) {
    const group = groups.find((among) => among.every((other) => isApart(each, other, closureOf)))
    if (group) group.push(each)
    else groups.push([each])
  }
  return groups
}

function isApart(one, other, closureOf) {
  const names = one.guards.map(nameOf)
  const isOver = one.file === other.file && one.from < other.to && other.from < one.to
  const shares = other.guards.some((guard) => names.includes(nameOf(guard)))
  return !isOver && !shares && !meets(one, other, closureOf) && !meets(other, one, closureOf)
}

/** Whether a break may fail a guard of another. The cases of one table fail one by one. */
function meets(one, other, closureOf) {
  if (one.case !== undefined && other.case !== undefined && one.of === other.of) return false
  return other.guards.some((guard) =>
    isOfBrowser(guard) ? WIDE.includes(one.file) : closureOf(guard.file).has(one.file),
  )
}

function nameOf({ file, title }) {
  return `${file} › ${title}`
}
