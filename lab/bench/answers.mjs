/** Slowest answers that are printed, and what an answer of the mocked API may take. */
const SHOWN = 10
const BUDGET_MS = 30

const megabytes = (bytes) => (bytes / 1e6).toFixed(1)

/** How long the mocked API takes for its answers, in Node on one thread. Beside it, what all calls leave in memory. */
export async function measure({ load }) {
  const { answerTimes } = await load('/lab/bench/answers.ts')
  const { calls, heap } = await answerTimes()
  const slowest = calls.toSorted((a, b) => b.first - a.first).slice(0, SHOWN)
  const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)].toFixed(1)
  const of = (key) => calls.map((call) => call[key])
  const [before, first, again] = heap.map(megabytes)
  return {
    title: `模拟接口的回答（${calls.length} 个接口，主线程毫秒，无减速；最慢的 ${SHOWN} 个）`,
    columns: ['接口', '首次 p95', '之后 p95', '最长一段', '预算'],
    rows: [
      ...slowest.map(({ call, first: early, later, stretch }) => [
        call,
        ...[early, later, stretch].map((value) => value.toFixed(1)),
        String(BUDGET_MS),
      ]),
      ['全部接口的 p95', p95(of('first')), p95(of('later')), p95(of('stretch')), String(BUDGET_MS)],
      [`内存（MB）：之前 ${before}`, `走一遍后 ${first}`, `反复后 ${again}`, '—', '—'],
    ],
  }
}
