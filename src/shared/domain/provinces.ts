/** What a candidate chooses with one choice of the undergraduate batch. */
export type Unit = '院校专业组' | '专业+院校' | '院校'

export interface ProvinceFacts {
  /** Two digits of GB/T 2260. */
  readonly code: string
  readonly name: string
  /** The form of the new exam; before its first year 文科 and 理科 were sat. */
  readonly newMode: '3+3' | '3+1+2'
  readonly firstNewExamYear: number
  /** 750; 上海 660; 海南 900, standard scores. */
  readonly totalScore: number
  readonly unit: Unit
  /** Choices of the undergraduate batch. */
  readonly choices: number
  readonly majorsPerUnit: number
  /** Whether one may agree to another major of the unit (服从调剂). */
  readonly adjustment: boolean
  /** Supplementary rounds of the undergraduate batch. */
  readonly supplementaryRounds: number
  readonly neighbours: readonly string[]
}

/**
 * code | province | new exam | its first year | total score | unit | choices | majors in a unit | adjustment |
 * supplementary rounds | neighbours. As of 2025; 西藏 and 新疆 have announced the new exam for 2027.
 * Source: 各省、自治区、直辖市教育考试院（招生考试院）2025 年普通高校招生工作规定; GB/T 2260 (codes).
 */
const TABLE = `
11|北京|3+3|2020|750|院校专业组|30|6|1|1|天津 河北
12|天津|3+3|2020|750|院校专业组|50|6|1|2|北京 河北
13|河北|3+1+2|2021|750|专业+院校|96|1|0|2|北京 天津 山西 内蒙古 辽宁 山东 河南
14|山西|3+1+2|2025|750|院校专业组|45|6|1|1|河北 内蒙古 河南 陕西
15|内蒙古|3+1+2|2025|750|院校专业组|45|12|1|1|黑龙江 吉林 辽宁 河北 山西 陕西 宁夏 甘肃
21|辽宁|3+1+2|2021|750|专业+院校|112|1|0|2|吉林 内蒙古 河北
22|吉林|3+1+2|2024|750|院校专业组|40|6|1|2|黑龙江 辽宁 内蒙古
23|黑龙江|3+1+2|2024|750|院校专业组|40|6|1|2|吉林 内蒙古
31|上海|3+3|2017|660|院校专业组|24|4|1|2|江苏 浙江
32|江苏|3+1+2|2021|750|院校专业组|40|6|1|1|上海 浙江 安徽 山东
33|浙江|3+3|2017|750|专业+院校|80|1|0|1|上海 江苏 安徽 江西 福建
34|安徽|3+1+2|2024|750|院校专业组|45|6|1|1|江苏 浙江 江西 湖北 河南 山东
35|福建|3+1+2|2021|750|院校专业组|40|6|1|2|浙江 江西 广东
36|江西|3+1+2|2024|750|院校专业组|45|6|1|2|安徽 浙江 福建 广东 湖南 湖北
37|山东|3+3|2020|750|专业+院校|96|1|0|2|河北 河南 安徽 江苏
41|河南|3+1+2|2025|750|院校专业组|48|6|1|1|河北 山西 陕西 湖北 安徽 山东
42|湖北|3+1+2|2021|750|院校专业组|45|6|1|2|河南 陕西 重庆 湖南 江西 安徽
43|湖南|3+1+2|2021|750|院校专业组|45|6|1|2|湖北 江西 广东 广西 贵州 重庆
44|广东|3+1+2|2021|750|院校专业组|45|6|1|1|福建 江西 湖南 广西 海南
45|广西|3+1+2|2024|750|院校专业组|40|20|1|1|广东 湖南 贵州 云南
46|海南|3+3|2020|900|院校专业组|30|6|1|2|广东
50|重庆|3+1+2|2021|750|专业+院校|96|1|0|1|四川 贵州 湖南 湖北 陕西
51|四川|3+1+2|2025|750|院校专业组|45|6|1|1|青海 甘肃 陕西 重庆 贵州 云南 西藏
52|贵州|3+1+2|2024|750|专业+院校|96|1|0|3|四川 重庆 湖南 广西 云南
53|云南|3+1+2|2025|750|院校专业组|40|10|1|1|四川 贵州 广西 西藏
54|西藏|3+1+2|2027|750|院校|10|4|1|1|新疆 青海 四川 云南
61|陕西|3+1+2|2025|750|院校专业组|45|6|1|1|山西 河南 湖北 重庆 四川 甘肃 宁夏 内蒙古
62|甘肃|3+1+2|2024|750|院校专业组|45|6|1|2|陕西 宁夏 内蒙古 新疆 青海 四川
63|青海|3+1+2|2025|750|专业+院校|96|1|0|1|甘肃 新疆 西藏 四川
64|宁夏|3+1+2|2025|750|院校专业组|45|6|1|1|内蒙古 甘肃 陕西
65|新疆|3+1+2|2027|750|院校|9|6|1|1|西藏 青海 甘肃
`

/** All 31 provinces of the mainland in the order of their codes. */
export const PROVINCES: readonly ProvinceFacts[] = TABLE.trim().split('\n').map(readRow)

function readRow(line: string): ProvinceFacts {
  const [code = '', name = '', mode, first, total, unit = '', ...rest] = line.split('|')
  const [choices, majors, adjustment, rounds, neighbours = ''] = rest
  return {
    code,
    name,
    newMode: mode === '3+3' ? '3+3' : '3+1+2',
    firstNewExamYear: Number(first),
    totalScore: Number(total),
    unit: readUnit(unit),
    choices: Number(choices),
    majorsPerUnit: Number(majors),
    adjustment: adjustment === '1',
    supplementaryRounds: Number(rounds),
    neighbours: neighbours.split(' '),
  }
}

const byName = new Map(PROVINCES.map((province) => [province.name, province]))

/** A province by its short name; undefined for any other text. */
export function findProvince(name: string): ProvinceFacts | undefined {
  return byName.get(name)
}

function readUnit(text: string): Unit {
  if (text === '院校专业组' || text === '专业+院校' || text === '院校') return text
  throw new Error(`未知的志愿单位：${text}`)
}
