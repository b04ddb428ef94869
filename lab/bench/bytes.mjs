const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

/** First-load bytes of the live build per route, brotli, against the budget that `npm test` enforces. */
export async function measure({ load, liveDir }) {
  const { firstLoads } = await load('/tests/performance/first-load.ts')
  const { budgetOf } = await load('/tests/performance/budget.ts')
  const loads = firstLoads(liveDir)
  const over = (page) => ['all', 'script', 'firstView'].some((part) => page[part] > budgetOf(page)[part])
  const budget = (page) =>
    ['script', 'all', 'firstView'].map((part) => kilobytes(budgetOf(page)[part])).join(' / ')
  return {
    title: '首次加载字节（线上构建，brotli KB）',
    columns: ['路由', 'HTML', '样式', '脚本', '合计', '先画的数字', '预算 脚本 / 合计 / 先画', '结果'],
    rows: loads.map((page) => [
      page.route,
      ...[page.html, page.style, page.script, page.all, page.firstView].map(kilobytes),
      budget(page),
      over(page) ? '超出' : '达标',
    ]),
    failed: loads.some(over),
  }
}
