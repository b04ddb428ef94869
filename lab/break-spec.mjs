import path from 'node:path'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { closureOf } from '../scripts/lib/changed.mjs'
import { checkNode, giveUp } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { readCount, readOptions, readShard } from '../scripts/lib/options.mjs'
import { freePorts } from '../scripts/lib/ports.mjs'
import { guardsNamed, guardsOf, readTitles } from '../scripts/lib/statements.mjs'
import { BREAKS } from './break-spec/breaks.mjs'
import { copyTree } from './break-spec/copy.mjs'
import { placed, problemOf } from './break-spec/fit.mjs'
import { groupsOf, isOfBrowser, narrowed } from './break-spec/groups.mjs'
import { callBreaks, fieldBreaks, gateBreaks, pageBreaks } from './break-spec/made-from-sources.mjs'
import { RENAMED } from './break-spec/renamed.mjs'
import { runGuards } from './break-spec/run-guards.mjs'
import { PAGES, SCREENS } from './break-spec/screens.mjs'
import { storedVerdicts } from './break-spec/stored.mjs'

/*
 * Breaks each statement of the specification on purpose, in a copy of the sources. A test that the statement names has
 * to fail. Breaks that meet neither a file nor a guard of each other are tried together: first by the guards without a
 * browser, which need no site. What none of them noticed is tried in one build for many. What has been found is kept as
 * long as the broken file and the guards' files are the same: the next run goes on from there.
 */
checkNode()
const options = readOptions(['minutes', 'only', 'shard'], ['alone', 'fresh', 'list', 'quick'])
const shard = options.shard === undefined ? { index: 1, count: 1 } : readShard(options.shard)
/** No round begins later, ms: a part that has to end. */
const until = options.minutes && performance.now() + readCount('minutes', options.minutes) * 60_000
const titles = readTitles()
/** Some guard fails where nothing is broken. */
let hasUnfit = false
const made = [...callBreaks(), ...fieldBreaks(), ...pageBreaks(), ...gateBreaks()]
const chosen = [...BREAKS, ...SCREENS, ...PAGES, ...RENAMED, ...made].filter(
  ({ of, says }) =>
    options.only === undefined || options.only.split(',').some((part) => isChosen(part, of, says)),
)
if (chosen.length === 0) giveUp(`没有“${options.only}”这样的改坏。`)

const unfit = chosen.map((each) => problemOf(each)).filter(Boolean)
if (unfit.length > 0) giveUp(`这些改坏对不上现在的代码：\n${unfit.join('\n')}`)
const guarded = chosen.map((each) => ({ ...placed(each), guards: guardsOfBreak(each) }))
const unguarded = guarded.filter(({ guards }) => guards.length === 0)
if (unguarded.length > 0)
  giveUp(`每次运行里没有测试守住：${[...new Set(unguarded.map(({ of }) => of))].join('、')}`)
const tried = guarded.filter((_, at) => at % shard.count === shard.index - 1)
if (options.list) for (const { of, says } of tried) console.log(`${of}  ${says}`)
else process.exitCode = await tryAll()

/** The tests of a statement, or the one that is named. */
function guardsOfBreak({ of, case: one }) {
  const [file, title] = of.split(' › ')
  return title === undefined
    ? narrowed(guardsOf(of, titles), one)
    : guardsNamed(`tests/e2e/${file}`, title, titles)
}

/** A number is a statement with all its rows; other words are looked for in what a break says. */
function isChosen(part, of, says) {
  return /^S\d-[\d.]+$/.test(part) ? of === part || of.startsWith(`${part}.`) : `${of} ${says}`.includes(part)
}

async function tryAll() {
  await ensureInstalled()
  process.env.ZETU_BROWSER = await findBrowser()
  process.env.ZETU_E2E_PORT ??= String(await freePorts(4300, 4))
  const kept = storedVerdicts(path.resolve('.cache', 'break-spec', 'verdicts.jsonl'), options.fresh === true)
  const tree = copyTree()
  try {
    await tryWith(tree, kept, (guard) => !isOfBrowser(guard))
    // `--quick` is for who works at a guard: what a browser alone shows is left out.
    if (!options.quick) await tryWith(tree, kept, isOfBrowser)
  } finally {
    tree.remove()
  }
  const left = report(tried.map((each) => ({ ...each, verdict: verdictOf(each, kept) })))
  return hasUnfit ? 1 : left
}

/** Tries what nothing has noticed yet, by the guards of one kind. */
async function tryWith(tree, kept, isOfKind) {
  const open = tried
    .filter((each) => verdictOf(each, kept)?.is !== 'red')
    .map((each) => ({
      ...each,
      guards: each.guards.filter((guard) => isOfKind(guard) && kept.find(each, guard) === undefined),
    }))
    .filter((each) => each.guards.length > 0)
  const unfit = open.length > 0 && !isOver() ? await redWhole(tree, kept, open) : []
  hasUnfit ||= unfit.length > 0
  for (const { file, title } of unfit) console.log(`✗ 没有改坏时就不通过：${file} › ${title}`)
  const isFit = (guard) => !unfit.some((other) => isSame(guard, other))
  const groups = groupsOf(
    open.filter(({ guards }) => guards.every(isFit)),
    { isAlone: options.alone === true, closureOf: remembered(closureOf) },
  )
  for (const [at, group] of groups.entries()) {
    if (isOver()) return
    console.log(`\n── ${at + 1} / ${groups.length}：${group.length} 处 ──`)
    for (const { each, verdicts } of await tryGroup(tree, group)) {
      for (const [guard, verdict] of verdicts) kept.add(each, guard, verdict)
      const { is } = summed(verdicts.map(([, verdict]) => verdict)) ?? { is: 'error' }
      console.log(`${{ red: '红', green: '绿', error: '？' }[is]}  ${each.of} ${each.says}`)
    }
  }
}

/** What each guard that ran says of the breaks of a group. Where none does, one of its halves may be to blame. */
async function tryGroup(tree, group) {
  const mend = tree.apply(group)
  const { red, ran, broken } = await runGuards(tree.root, group)
  mend()
  if (!broken)
    return group.map((each) => ({
      each,
      verdicts: each.guards
        .filter((guard) => ran.includes(guard))
        .map((guard) => [guard, { is: red.includes(guard) ? 'red' : 'green' }]),
    }))
  if (group.length === 1) {
    const [each] = group
    return [{ each, verdicts: each.guards.map((guard) => [guard, { is: 'error', why: broken }]) }]
  }
  const middle = Math.ceil(group.length / 2)
  return [...(await tryGroup(tree, group.slice(0, middle))), ...(await tryGroup(tree, group.slice(middle)))]
}

function remembered(read) {
  const known = new Map()
  return (file) => known.get(file) ?? known.set(file, read(file)).get(file)
}

/** The guards that fail where nothing is broken: they prove nothing, and what they guard is not tried. */
async function redWhole(tree, kept, breaks) {
  const guards = breaks
    .flatMap((each) => each.guards)
    .filter((guard, at, all) => all.findIndex((other) => isSame(guard, other)) === at)
    .map((guard) => ({ of: 'whole', says: guard.title, file: guard.file, guards: [guard] }))
    .filter((each) => kept.find(each, each.guards[0]) === undefined)
  if (guards.length === 0) return []
  console.log(`\n── ${guards.length} 个测试，没有改坏 ──`)
  const { red, broken } = await runGuards(tree.root, guards)
  if (broken) giveUp(`没有改坏时就没有运行：${broken}`)
  for (const each of guards) {
    const [guard] = each.guards
    if (!red.includes(guard)) kept.add(each, guard, { is: 'green' })
  }
  return red
}

function isOver() {
  return until !== undefined && performance.now() > until
}

function isSame(test, guard) {
  return test.file === guard.file && test.title === guard.title
}

/** What the guards of a break have found of it. */
function verdictOf(each, kept) {
  return summed(each.guards.map((guard) => kept.find(each, guard)))
}

/** One guard that fails is enough, and green is what all of them passed; undefined while one has not been asked. */
function summed(verdicts) {
  const of = (is) => verdicts.find((verdict) => verdict?.is === is)
  return of('red') ?? of('error') ?? (verdicts.includes(undefined) ? undefined : verdicts[0])
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
