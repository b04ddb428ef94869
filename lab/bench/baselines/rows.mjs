const SCHOOLS = ['北京大学', '清华大学', '复旦大学', '上海交通大学', '浙江大学']
const MAJORS = ['软件工程', '土木工程', '电气工程及其自动化', '人工智能']

/** Heads of the table that both baselines show. */
export const HEADS = ['院校代码', '院校名称', '专业', '批次', '年份', '最低分', '最低位次']

/** Its rows: as many as a page of the product has, of figures that compress as real ones do. */
export const ROWS = Array.from({ length: 60 }, (_, at) => [
  String(10001 + at * 37),
  SCHOOLS[at % SCHOOLS.length],
  MAJORS[(at * 7) % MAJORS.length],
  '本科批',
  String(2023 + (at % 3)),
  String(697 - at),
  String(50 + at * at * 3),
])
