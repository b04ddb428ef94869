const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

/** First-load bytes of the live build per route, brotli, against the budget that `npm test` enforces. */
export async function measure({ load, liveDir }) {
  const { firstLoads } = await load('/tests/performance/first-load.ts')
  const { BUDGET_BYTES } = await load('/tests/performance/budget.ts')
  const loads = firstLoads(liveDir)
  const over = ({ all, script }) => all > BUDGET_BYTES.all || script > BUDGET_BYTES.script
  const budget = `${kilobytes(BUDGET_BYTES.script)} / ${kilobytes(BUDGET_BYTES.all)}`
  return {
    title: '首次加载字节（线上构建，brotli KB）',
    columns: ['路由', 'HTML', '样式', '脚本', '合计', '预算 脚本 / 合计', '结果'],
    rows: loads.map((page) => [
      page.route,
      ...[page.html, page.style, page.script, page.all].map(kilobytes),
      budget,
      over(page) ? '超出' : '达标',
    ]),
    failed: loads.some(over),
  }
}
