import { checkNode } from '../scripts/lib/environment.mjs'
import { problemsOf, readStatements, readTitles, rowsOf } from '../scripts/lib/statements.mjs'
import { printTable } from '../scripts/lib/text-table.mjs'

// Prints how many statements of the specification are met, decided otherwise and open, section by section, and their rows.
checkNode()
const statements = readStatements()
const isOpen = ({ open }) => open !== undefined
const isDecided = ({ decision }) => decision !== undefined
const counted = (name, among) => {
  const open = among.filter(isOpen).length
  const decided = among.filter((each) => !isOpen(each) && isDecided(each)).length
  return [name, among.length - open - decided, decided, open, rowsOf(among).length]
}

const sections = [...new Set(statements.map(({ section }) => section))]
printTable([
  ['章节', '满足', '另有决定', '未完成', '行'],
  ...sections.map((name) =>
    counted(
      name,
      statements.filter(({ section }) => section === name),
    ),
  ),
  counted(`共 ${statements.length} 条`, statements),
])
for (const { id, says, decision } of statements.filter(isDecided))
  console.log(`\n${id} ${says}\n  决定：${decision}`)
for (const { id, says, open } of statements.filter(isOpen)) console.log(`\n${id} ${says}\n  未完成：${open}`)

const problems = problemsOf(statements, readTitles())
for (const problem of problems) console.error(`✗ ${problem}`)
process.exitCode = problems.length > 0 || statements.some(isOpen) ? 1 : 0
