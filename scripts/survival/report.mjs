/** The table of the matrix, and every case that did not hold. */
export function printMatrix(results) {
  const faults = [...new Set(results.map(({ fault }) => fault))]
  const rows = [
    ...faults.map((fault) =>
      rowOf(
        fault,
        results.filter((result) => result.fault === fault),
      ),
    ),
    rowOf('全部', results),
  ]
  const lines = ['| 故障 | 次数 | 存活 | 有说明 | 重试后恢复 |', '| --- | --: | --: | --: | --: |', ...rows]
  const failed = results
    .filter(({ verdict }) => verdict)
    .map(({ address, target, fault, verdict }) => `- ${address} · ${target} · ${fault}：${verdict}`)
  const lost = results
    .filter(({ told, back }) => told && !back)
    .map(
      ({ address, target, fault, lack }) =>
        `- ${address} · ${target} · ${fault}：重试后${lack ?? '没有恢复'}`,
    )
  return [...lines, '', `没有存活 ${failed.length}`, ...failed, '', `没有恢复 ${lost.length}`, ...lost].join(
    '\n',
  )
}

function rowOf(name, results) {
  const told = results.filter((result) => result.told)
  const share = (some, all) => (all.length === 0 ? '—' : `${((some.length / all.length) * 100).toFixed(1)} %`)
  const survived = results.filter(({ verdict }) => !verdict)
  return `| ${name} | ${results.length} | ${share(survived, results)} | ${told.length} | ${share(
    told.filter(({ back }) => back),
    told,
  )} |`
}
