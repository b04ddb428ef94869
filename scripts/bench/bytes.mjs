import path from 'node:path'

const PAGES = ['/', 'welcome', 'about', 'pici', 'weici']
const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

/** First-load bytes of the live build per page, brotli, against the budget that `npm test` enforces. */
export async function measure({ load }) {
  const { firstLoad } = await load('/tests/performance/first-load.ts')
  const { BUDGET_BYTES } = await load('/tests/performance/budget.ts')
  const rows = PAGES.map((page) => {
    const { html, style, script, all } = firstLoad(path.resolve('dist'), page)
    const over = all > BUDGET_BYTES.all || script > BUDGET_BYTES.script
    return [page, ...[html, style, script, all].map(kilobytes), over ? '超出' : '达标']
  })
  const budget = `${kilobytes(BUDGET_BYTES.script)} / ${kilobytes(BUDGET_BYTES.all)}`
  return {
    title: `首次加载字节（线上构建，brotli KB，预算 脚本/合计 ${budget}）`,
    columns: ['页面', 'HTML', '样式', '脚本', '合计', '预算'],
    rows,
  }
}
