import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import papaparse from 'papaparse'

/** A table as somebody types it: its header first. */
export type Table = readonly (readonly string[])[]
/** The tables of a folder by their paths. */
export type Tables = Readonly<Record<string, Table>>

const table = (text: string): Table =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'))

/** A folder in which nothing is wrong. */
export const GOOD: Tables = {
  '江苏/一分一段.csv': table(`
    年份|科类|分数|人数|累计人数
    2025|物理|689及以上|110|110
    2025|物理|688|12|122
    2025|物理|687|15|137
    2025|物理|686|16|153
    2025|物理|650|3000|3153
    2025|物理|640|4000|7153
    2025|物理|630|5000|12153
    2025|物理|463|190000|202153
    2025|历史|650及以上|250|250
    2025|历史|600|5000|5250
    2025|历史|482|50000|55250
    2024|物理|680及以上|130|130
    2024|物理|640|7000|7130
    2024|物理|462|180000|187130
    2025|历史|599|0|5250
  `),
  '江苏/批次线.csv': table(`
    年份|科类|批次|控制线
    2025|物理|特殊类型|519
    2025|物理|本科批|463
    2025|物理|专科批|220
    2025|历史|本科批|482
    2024|物理|本科批|462
  `),
  '江苏/投档线.csv': table(`
    年份|科类|批次|院校名称|专业组|选科要求|最低分|最低位次|投档人数|类型|备注
    2025|物理|本科批|东南大学|05|首选物理，再选化学|640|7000|46|普通类|
    2025|物理|本科批|南京大学|03|首选物理，再选不限|650|3100|20|普通类|
    2025|历史|本科批|苏州大学|01|首选历史，再选不限|600|5200|30|普通类|
  `),
  '江苏/录取线.csv': table(`
    年份|科类|批次|院校名称|专业组|选科要求|专业名称|备注|录取人数|最低分|最低位次|最高分|平均分
    2025|物理|本科批|东南大学|05|首选物理，再选化学|计算机类||30|640|7000|686|655.5
    2025|物理|本科批|东南大学|05|首选物理，再选化学|软件工程||16|650|3000|687|660
    2025|物理|本科批|南京大学|03|首选物理，再选不限|法学||20|650|3100|688|661
    2025|历史|本科批|苏州大学|01|首选历史，再选不限|法学||30|600|5200|650|610
    2024|物理|本科批|东南大学||首选物理，再选化学|软件工程||15|640|7000||
  `),
  '江苏/招生计划.csv': table(`
    年份|科类|批次|院校代号|院校名称|专业组|选科要求|专业代号|专业名称|备注|计划数|学费|学制|上年专业组
    2026|物理|本科批|1108|东南大学|05|首选物理，再选化学|01|计算机类||30|6380|四年|05
    2026|物理|本科批|1108|东南大学|05|首选物理，再选化学|02|软件工程|丁家桥校区|16|6380|4|05
    2026|物理|本科批|1101|南京大学|03|首选物理，再选不限|01|法学||20|5720|4|
    2026|历史|本科批|1261|苏州大学|01|首选历史，再选不限|01|法学||30|5720|4|
    2025|物理|本科批|1108|东南大学|05|首选物理，再选化学|01|计算机类||30|6380|4|
    2025|物理|本科批|1108|东南大学|05|首选物理，再选化学|02|软件工程||16|6380|4|
  `),
  '江苏/日程.csv': table(`
    年份|批次|事项|开始|结束
    2026|本科批|填报志愿|2026-06-28|2026-07-02 17:00
    2026|专科批|填报志愿|7月27日|2026年7月28日
  `),
  '院校.csv': table(`
    院校名称|别名|所在省|城市|办学性质|类型|特征|主管部门|网址
    江畔理工试办学院|江试；江畔试办|江苏|南通市|民办|理工类||江苏省教育厅|https://jiangpan.example/
    东南大学|南京工学院|江苏|南京市|公办|综合类|985；211|教育部|
  `),
  '学科评估.csv': table(`
    院校名称|学科|等级|轮次
    东南大学|建筑学|A+|4
    南京大学|天文学|A+|第四轮
  `),
  '来源.csv': table(`
    文件|发布单位|标题|网址|发布日期|取得日期|经手人|性质
    江苏/一分一段.csv|江苏省教育考试院|普通高考逐分段统计表|https://www.jseea.cn/|2025-06-24|2025-06-25|王老师|官方
    江苏/批次线.csv|江苏省教育考试院|录取控制分数线||2025-06-24|||官方
    江苏/投档线.csv|江苏省教育考试院|投档线||2025-07-17|||官方
    江苏/录取线.csv|资料汇编|专业录取分数|||||转录
    江苏/招生计划.csv|江苏省教育考试院|招生专业目录|||||官方
    江苏/日程.csv|江苏省教育考试院||||||官方
    院校.csv|本校|||||李老师|学校自己
    学科评估.csv|教育部学位与研究生教育发展中心|第四轮学科评估结果||2017-12-28|||官方
  `),
}

export const csvOf = (rows: Table): string => papaparse.unparse(rows.map((row) => [...row]))

/** Writes files into a new folder below that of the system; gives its path. */
export function writeFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'own-data-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  return root
}

export const csvFiles = (tables: Tables): Record<string, string> =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, csvOf(rows)]))

/** A folder with one table changed: cells by row of the spreadsheet and column, rows added or left out. */
export interface Change {
  readonly file: string
  readonly row?: number
  readonly cells?: Readonly<Record<string, string>>
  /** Added at the end: a copy of `row` with `cells` in it. */
  readonly isAdded?: boolean
  readonly isDropped?: boolean
}

export function changed({ file, row = 2, cells = {}, isAdded, isDropped }: Change): Tables {
  const [heads = [], ...rows] = GOOD[file] ?? []
  const columns = [...heads, ...Object.keys(cells).filter((name) => !heads.includes(name))]
  const of = rows[row - 2] ?? []
  const edited = columns.map((name, at) => cells[name] ?? of[at] ?? '')
  const others = rows.filter((_, at) => !isDropped || at !== row - 2)
  const table = isAdded
    ? [...rows, edited]
    : isDropped
      ? others
      : rows.map((one, at) => (at === row - 2 ? edited : one))
  return { ...GOOD, [file]: [columns, ...table] }
}

let codes: ReadonlyMap<string, readonly number[]> | undefined

/** Text as Excel writes it in China (CSV 逗号分隔): each character by the two bytes that decode to it. */
export function gb18030(text: string): Uint8Array {
  if (!codes) {
    const decoder = new TextDecoder('gb18030')
    const all = new Map<string, readonly number[]>()
    for (let high = 0x81; high <= 0xfe; high++) {
      for (let low = 0x40; low <= 0xfe; low++) {
        if (low !== 0x7f) all.set(decoder.decode(new Uint8Array([high, low])), [high, low])
      }
    }
    codes = all
  }
  const own = codes
  return new Uint8Array(
    [...text].flatMap((one) => (one < '\u0080' ? [one.charCodeAt(0)] : (own.get(one) ?? []))),
  )
}
