import { held } from './stored.mjs'

/** So many of all cases survive the first look; every one that says so comes back at the second. */
const GOAL = 0.99

/** The tables of the matrix, by what failed and by the page, and every case that did not hold. */
export function printMatrix(results) {
  const failed = results
    .filter(({ verdict }) => verdict)
    .map(({ address, target, fault, verdict }) => `- ${address} · ${target} · ${fault}：${verdict}`)
  const lost = results
    .filter((result) => !result.verdict && !held(result))
    .map(
      ({ address, target, fault, lack }) =>
        `- ${address} · ${target} · ${fault}：重试后${lack ?? '没有恢复'}`,
    )
  return [
    ...tableOf('故障', 'fault', results),
    '',
    ...tableOf('页面', 'address', results),
    '',
    `没有存活 ${failed.length}`,
    ...failed,
    '',
    `没有恢复 ${lost.length}`,
    ...lost,
  ].join('\n')
}

/** Whether the cases reach the goal. */
export function reachesGoal(results) {
  const survived = results.filter(({ verdict }) => !verdict)
  return survived.length >= results.length * GOAL && survived.every(held)
}

function tableOf(head, of, results) {
  const names = [...new Set(results.map((result) => result[of]))]
  return [
    `| ${head} | 次数 | 存活 | 有说明 | 重试后恢复 |`,
    '| --- | --: | --: | --: | --: |',
    ...names.map((name) =>
      rowOf(
        name,
        results.filter((result) => result[of] === name),
      ),
    ),
    rowOf('全部', results),
  ]
}

function rowOf(name, results) {
  const reported = results.filter((result) => result.reported)
  const share = (some, all) => (all.length === 0 ? '—' : `${((some.length / all.length) * 100).toFixed(1)} %`)
  const survived = results.filter(({ verdict }) => !verdict)
  return `| ${name} | ${results.length} | ${share(survived, results)} | ${reported.length} | ${share(
    reported.filter(({ back }) => back),
    reported,
  )} |`
}
