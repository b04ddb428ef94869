/** A state of the product that testers ask for by name. */
export interface NamedScenario {
  readonly id: string
  /** In Chinese for testers. */
  readonly title: string
  readonly group: '时间' | '学生' | '志愿表与服务' | '规划师' | '网络与数据'
  /** `qa.*` search params: what the name stands for. */
  readonly words: string
}

const RESULTS = 'qa.now=2026-06-25T10:00:00%2B08:00'

/** In the order in which the console offers them. Tests open each of them. */
export const NAMED_SCENARIOS: readonly NamedScenario[] = [
  {
    id: 'before-exam',
    group: '时间',
    title: '考前一个月',
    words: 'qa.persona=student&qa.now=2026-05-06T09:00:00%2B08:00',
  },
  {
    id: 'result-day',
    group: '时间',
    title: '出分日上午 10 点',
    words: `qa.persona=student&qa.tables=out&${RESULTS}`,
  },
  {
    id: 'filing',
    group: '时间',
    title: '正在填报',
    words: 'qa.persona=vip&qa.now=2026-06-28T20:00:00%2B08:00',
  },
  {
    id: 'admission',
    group: '时间',
    title: '录取期间',
    words: 'qa.persona=vip&qa.now=2026-07-20T10:00:00%2B08:00',
  },
  {
    id: 'shanghai',
    group: '学生',
    title: '上海 · 3+3 · 660 分制',
    words: `qa.province=上海&qa.rank=12000&${RESULTS}`,
  },
  {
    id: 'zhejiang',
    group: '学生',
    title: '浙江 · 3+3 · 专业+院校',
    words: `qa.province=浙江&qa.rank=60000&${RESULTS}`,
  },
  {
    id: 'hainan',
    group: '学生',
    title: '海南 · 900 分标准分',
    words: `qa.province=海南&qa.rank=9000&${RESULTS}`,
  },
  {
    id: 'xinjiang',
    group: '学生',
    title: '新疆 · 理科（旧高考）',
    words: `qa.province=新疆&qa.subject=理科&qa.rank=30000&${RESULTS}`,
  },
  {
    id: 'xizang',
    group: '学生',
    title: '西藏 · 文科（旧高考）',
    words: `qa.province=西藏&qa.subject=文科&qa.rank=2000&${RESULTS}`,
  },
  {
    id: 'sichuan',
    group: '学生',
    title: '四川 · 2025 年起新高考',
    words: `qa.province=四川&qa.subject=物理&qa.rank=60000&${RESULTS}`,
  },
  {
    id: 'liaoning',
    group: '学生',
    title: '辽宁 · 专业+院校 112 个志愿',
    words: `qa.province=辽宁&qa.subject=历史&qa.rank=8000&${RESULTS}`,
  },
  {
    id: 'no-score',
    group: '学生',
    title: '还没有成绩',
    words: `qa.province=安徽&qa.score=none&qa.lists=0&${RESULTS}`,
  },
  {
    id: 'rank-50',
    group: '学生',
    title: '河南 · 第 50 名',
    words: `qa.province=河南&qa.subject=物理&qa.rank=50&${RESULTS}`,
  },
  {
    id: 'rank-300000',
    group: '学生',
    title: '河南 · 第 300000 名',
    words: `qa.province=河南&qa.subject=物理&qa.rank=300000&${RESULTS}`,
  },
  {
    id: 'no-list',
    group: '志愿表与服务',
    title: '一张志愿表也没有',
    words: `qa.persona=vip&qa.lists=0&${RESULTS}`,
  },
  {
    id: 'full-list',
    group: '志愿表与服务',
    title: '志愿表填满了',
    words: `qa.persona=vip&qa.lists=1&qa.choices=full&${RESULTS}`,
  },
  {
    id: 'many-lists',
    group: '志愿表与服务',
    title: '50 张志愿表',
    words: `qa.persona=vip&qa.lists=50&qa.choices=3&${RESULTS}`,
  },
  {
    id: 'locked-list',
    group: '志愿表与服务',
    title: '志愿表已锁定',
    words: `qa.persona=vip&qa.lists=1&qa.locked&qa.order=4&${RESULTS}`,
  },
  {
    id: 'order-waiting',
    group: '志愿表与服务',
    title: '服务单等待分配',
    words: `qa.persona=vip&qa.order=1&${RESULTS}`,
  },
  {
    id: 'order-assigned',
    group: '志愿表与服务',
    title: '服务单已分配规划师',
    words: `qa.persona=vip&qa.order=2&${RESULTS}`,
  },
  { id: 'planner', group: '规划师', title: '规划师的一天', words: `qa.persona=planner&${RESULTS}` },
  {
    id: 'administrator',
    group: '规划师',
    title: '管理员，两千名学生',
    words: `qa.persona=admin&qa.scale=2000&${RESULTS}`,
  },
  { id: 'slow', group: '网络与数据', title: '慢网络（1 到 4 秒）', words: `qa.latency=1000-4000&${RESULTS}` },
  { id: 'offline', group: '网络与数据', title: '接口全断', words: `qa.fail=*:offline&${RESULTS}` },
  { id: 'flaky', group: '网络与数据', title: '三成请求出错', words: `qa.fail=*:500~30&${RESULTS}` },
  { id: 'empty', group: '网络与数据', title: '什么数据都没有', words: `qa.fail=*:empty&${RESULTS}` },
  { id: 'one', group: '网络与数据', title: '每个列表只有一条', words: `qa.fail=*:one&${RESULTS}` },
]
