import { isGone } from './gone.mjs'
import { atOnce } from './matrix.mjs'
import { judgeWrite, tryWrite } from './write-cases.mjs'
import { WRITES } from './writes.mjs'

/** Every kind of write × every fault, in rounds in which each kind fails once more. Gives how many cases are left. */
export async function runWrites(site, { faults, isChosen, kept, shard, again, until }) {
  const all = faults
    .flatMap((_, round) =>
      WRITES.map((write, at) => ({
        write,
        target: write.kind,
        address: write.address,
        fault: faults[(at + round) % faults.length],
      })),
    )
    .filter(({ write, fault }) => !fault.elsewhere || write.elsewhere?.[fault.name])
    .filter((item, at) => isChosen(item.address) && at % shard.count === shard.index - 1)
    .filter((item) => {
      const known = kept.find(item)
      return again ? known?.verdict !== undefined : known === undefined
    })
  console.log(`${WRITES.length} 种写入，${all.length} 个要试`)
  let done = 0
  await atOnce([...site.sessions, ...site.waitingSessions], all, async (session, item) => {
    if (Date.now() > until) return
    kept.add(await tryOne(session, item))
    done += 1
  })
  return all.length - done
}

async function tryOne(session, item) {
  const { address, target, fault } = item
  const result = { address, target, fault: fault.name }
  try {
    const { reported, isStored, ...seen } = await tryWrite(session, item)
    return {
      ...result,
      verdict: judgeWrite({ reported, isStored, ...seen }, fault),
      reported,
      isStored,
      found: seen.found,
    }
  } catch (error) {
    if (isGone(session, error)) throw error
    return {
      ...result,
      verdict: `没有做成：${String(error).split('\n')[0]}`,
      reported: false,
      isStored: false,
    }
  }
}

/** The table of the writes, by what was written and by what failed, and every case that did not hold. */
export function printWrites(results) {
  const rows = (of) =>
    [...new Set(results.map((result) => result[of]))].map((name) =>
      rowOf(
        name,
        results.filter((result) => result[of] === name),
      ),
    )
  const failed = results
    .filter(({ verdict }) => verdict)
    .map(({ target, fault, verdict }) => `- ${target} · ${fault}：${verdict}`)
  const head = [
    '| | 次数 | 守住 | 有说明 | 输入还在 | 再试后正好一份 |',
    '| --- | --: | --: | --: | --: | --: |',
  ]
  return [
    ...head,
    ...rows('target'),
    ...rows('fault'),
    rowOf('全部', results),
    '',
    `没有守住 ${failed.length}`,
    ...failed,
  ].join('\n')
}

function rowOf(name, results) {
  const some = (isSo) => `${results.filter(isSo).length}`
  return `| ${[
    name,
    results.length,
    some(({ verdict }) => !verdict),
    some(({ reported }) => reported),
    some(({ isStored }) => isStored),
    some(({ found }) => found === 1),
  ].join(' | ')} |`
}
