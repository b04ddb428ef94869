import path from 'node:path'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { checkNode, giveUp } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { readOptions, readShard } from '../scripts/lib/options.mjs'
import { freePorts } from '../scripts/lib/ports.mjs'
import { guardsOf, readTitles } from '../scripts/lib/statements.mjs'
import { BREAKS } from './break-spec/breaks.mjs'
import { copyTree } from './break-spec/copy.mjs'
import { problemOf } from './break-spec/fit.mjs'
import { groupsOf, narrowed } from './break-spec/groups.mjs'
import { callBreaks, fieldBreaks, gateBreaks, pageBreaks } from './break-spec/made-from-sources.mjs'
import { RENAMED } from './break-spec/renamed.mjs'
import { runGuards } from './break-spec/run-guards.mjs'
import { storedVerdicts } from './break-spec/stored.mjs'

/*
 * Breaks each statement of the specification on purpose, in a copy of the sources, and demands that a test that the
 * statement names fails. Breaks that meet neither a file nor a guard of each other are tried together, in one build. What
 * has been found of the same sources is kept: the next run goes on from there.
 */
checkNode()
const options = readOptions(['only', 'shard'], ['alone', 'fresh', 'list', 'quick'])
const shard = options.shard === undefined ? { index: 1, count: 1 } : readShard(options.shard)
const titles = readTitles()
const made = [...callBreaks(), ...fieldBreaks(), ...pageBreaks(), ...gateBreaks()]
const chosen = [...BREAKS, ...RENAMED, ...made].filter(
  ({ of, says }) => options.only === undefined || `${of} ${says}`.includes(options.only),
)
if (chosen.length === 0) giveUp(`没有“${options.only}”这样的改坏。`)

const unfit = chosen.map((each) => problemOf(each)).filter(Boolean)
if (unfit.length > 0) giveUp(`这些改坏对不上现在的代码：\n${unfit.join('\n')}`)
const guarded = chosen.map((each) => ({ ...each, guards: narrowed(guardsOf(each.of, titles), each.case) }))
const unguarded = guarded.filter(({ guards }) => guards.length === 0)
if (unguarded.length > 0)
  giveUp(`每次运行里没有测试守住：${[...new Set(unguarded.map(({ of }) => of))].join('、')}`)
// `--quick` is for who works at a guard: what a browser alone shows is left out.
const isRead = ({ file }) => !file.startsWith('tests/e2e/')
const tried = options.quick
  ? guarded
      .map((each) => ({ ...each, guards: each.guards.filter(isRead), isOpen: !each.guards.every(isRead) }))
      .filter(({ guards }) => guards.length > 0)
  : guarded
if (options.list) for (const { of, says } of tried) console.log(`${of}  ${says}`)
else process.exitCode = await tryAll()

async function tryAll() {
  await ensureInstalled()
  process.env.ZETU_BROWSER = await findBrowser()
  process.env.ZETU_E2E_PORT ??= String(await freePorts(4300, 4))
  const kept = storedVerdicts(path.resolve('.cache', 'break-spec', 'verdicts.jsonl'), options.fresh === true)
  const open = tried.filter((each) => kept.find(each) === undefined)
  const groups = groupsOf(open, options.alone === true).filter(
    (_, at) => at % shard.count === shard.index - 1,
  )
  if (groups.length > 0) await tryGroups(groups, kept)
  return report(tried.map((each) => ({ ...each, verdict: kept.find(each) })))
}

/** First all guards have to pass over what is whole: a guard that is red anyway proves nothing. */
async function tryGroups(groups, kept) {
  const tree = copyTree()
  try {
    const whole = await runGuards(tree.root, groups.flat(), { all: true })
    if (whole.broken) giveUp(`没有改坏时就没有运行：${whole.broken}`)
    if (whole.red.length > 0)
      giveUp(`没有改坏时就不通过：\n${whole.red.map(({ file, title }) => `${file} › ${title}`).join('\n')}`)
    for (const [at, group] of groups.entries()) {
      console.log(`\n── ${at + 1} / ${groups.length}：${group.length} 处 ──`)
      const mend = tree.apply(group)
      const { red, broken } = await runGuards(tree.root, group)
      mend()
      for (const each of group) {
        const fell = each.guards.filter((guard) => red.some((test) => isSame(test, guard)))
        // A browser may notice what the others did not: no verdict yet.
        const isOpen = fell.length === 0 && each.isOpen === true
        if (broken) kept.add(each, { is: 'error', why: broken })
        else if (!isOpen) kept.add(each, { is: fell.length > 0 ? 'red' : 'green' })
        console.log(`${broken || isOpen ? '？' : fell.length > 0 ? '红' : '绿'}  ${each.of} ${each.says}`)
      }
    }
  } finally {
    tree.remove()
  }
}

function isSame(test, guard) {
  return test.file === guard.file && test.title === guard.title
}

function report(found) {
  const of = (verdict) => found.filter((each) => each.verdict?.is === verdict)
  const left = found.filter(({ verdict }) => verdict === undefined)
  for (const each of of('green')) console.log(`✗ ${each.of} ${each.says}：它的测试都通过`)
  for (const each of of('error')) console.log(`✗ ${each.of} ${each.says}：没有运行（${each.verdict.why}）`)
  if (left.length > 0) console.log(`还有 ${left.length} 处没有试：再运行一次会接着做`)
  console.log(`\n${found.length} 处改坏，${of('red').length} 处被发现`)
  return of('red').length + left.length === found.length ? 0 : 1
}
