/** The unit of one choice in the undergraduate batch. */
export type ApplicationUnit = '院校专业组' | '专业+院校' | '院校'

/** Exam and filing of a province. */
export interface ProvinceForm {
  /** Two digits of GB/T 2260. */
  readonly code: string
  readonly name: string
  /** The form of the new exam; before its first year 文科 and 理科 were sat. */
  readonly newMode: '3+3' | '3+1+2'
  readonly firstNewExamYear: number
  /** 750; 上海 660; 海南 900, standard scores. */
  readonly totalScore: number
  readonly unit: ApplicationUnit
  /** Choices of the undergraduate batch from a year on, the newest first. */
  readonly choices: readonly { readonly from: number; readonly count: number }[]
  readonly majorsPerUnit: number
  /** Whether one may agree to another major of the unit (服从调剂). */
  readonly adjustment: boolean
  /** Supplementary rounds of the undergraduate batch; absent where no notice says. */
  readonly supplementaryRounds?: number
  /** The notice the form is read from; absent where only secondary accounts were found. */
  readonly source?: string
}

/**
 * code | province | new exam | its first year | total score | unit | choices, and from a year on | majors in a unit |
 * adjustment | supplementary rounds | host of the notice. Choices hold from the first new exam on; 新疆 and 西藏 sit the
 * old exam until 2027.
 * Source: 各省、自治区、直辖市教育考试院（招生考试院）普通高校招生工作规定 2024–2026; GB/T 2260 (codes).
 */
const TABLE = `
11|北京|3+3|2020|750|院校专业组|30|6|1||www.bjeea.cn
12|天津|3+3|2020|750|院校专业组|50|6|1|2|www.zhaokao.net
13|河北|3+1+2|2021|750|专业+院校|96|1|0|2|file.hebeea.edu.cn
14|山西|3+1+2|2025|750|院校专业组|45|6|1||
15|内蒙古|3+1+2|2025|750|院校专业组|45|12|1||
21|辽宁|3+1+2|2021|750|专业+院校|112|1|0|2|www.lnzsks.com
22|吉林|3+1+2|2024|750|院校专业组|40,2026:50|6|1|2|www.jleea.com.cn
23|黑龙江|3+1+2|2024|750|院校专业组|40|6|1|2|www.lzk.hl.cn
31|上海|3+3|2017|660|院校专业组|24|4|1|2|www.shmeea.edu.cn
32|江苏|3+1+2|2021|750|院校专业组|40|6|1||www.jseea.cn
33|浙江|3+3|2017|750|专业+院校|80|1|0|1|www.zjzs.net
34|安徽|3+1+2|2024|750|院校专业组|45|6|1|1|www.ahzsks.cn
35|福建|3+1+2|2021|750|院校专业组|40,2026:50|6|1|2|www.eeafj.cn
36|江西|3+1+2|2024|750|院校专业组|45|6|1|2|www.jxeea.cn
37|山东|3+3|2020|750|专业+院校|96|1|0|2|www.sdzk.cn
41|河南|3+1+2|2025|750|院校专业组|48|6|1||xcoss.henan.gov.cn
42|湖北|3+1+2|2021|750|院校专业组|45|6|1|2|www.hbksw.com
43|湖南|3+1+2|2021|750|院校专业组|45|6|1|2|jyt.hunan.gov.cn
44|广东|3+1+2|2021|750|院校专业组|45|6|1||eea.gd.gov.cn
45|广西|3+1+2|2024|750|院校专业组|40|20|1||www.gxeea.cn
46|海南|3+3|2020|900|院校专业组|30|6|1|2|ea.hainan.gov.cn
50|重庆|3+1+2|2021|750|专业+院校|96|1|0||www.cqksy.cn
51|四川|3+1+2|2025|750|院校专业组|45|6|1||www.sceea.cn
52|贵州|3+1+2|2024|750|专业+院校|96|1|0|3|zsksy.guizhou.gov.cn
53|云南|3+1+2|2025|750|院校专业组|40|10|1||www.ynzs.cn
54|西藏|3+1+2|2027|750|院校|10|4|1||zsks.edu.xizang.gov.cn
61|陕西|3+1+2|2025|750|院校专业组|45|6|1||
62|甘肃|3+1+2|2024|750|院校专业组|45|6|1|2|www.ganseea.cn
63|青海|3+1+2|2025|750|专业+院校|96|1|0||www.qhjyks.com
64|宁夏|3+1+2|2025|750|院校专业组|45|6|1||
65|新疆|3+1+2|2027|750|院校|9,2026:18|6|1|1|www.xjzk.gov.cn
`

/** All 31 provinces of the mainland in the order of their codes. */
export const PROVINCE_FORMS: readonly ProvinceForm[] = TABLE.trim().split('\n').map(formOf)

const byName = new Map(PROVINCE_FORMS.map((form) => [form.name, form]))

/** A province by its short name; undefined for any other text. */
export function provinceForm(name: string): ProvinceForm | undefined {
  return byName.get(name)
}

function formOf(row: string): ProvinceForm {
  const [code = '', name = '', mode, first, total, unit, choices = '', majors, adjustment, rounds, source] =
    row.split('|')
  const firstNewExamYear = Number(first)
  return {
    code,
    name,
    newMode: mode === '3+3' ? '3+3' : '3+1+2',
    firstNewExamYear,
    totalScore: Number(total),
    unit: unit === '专业+院校' || unit === '院校' ? unit : '院校专业组',
    choices: choicesOf(choices),
    majorsPerUnit: Number(majors),
    adjustment: adjustment === '1',
    ...(rounds ? { supplementaryRounds: Number(rounds) } : {}),
    ...(source ? { source } : {}),
  }
}

/** `40,2026:50`: 40 choices at first, 50 from 2026 on. */
function choicesOf(text: string): ProvinceForm['choices'] {
  return text
    .split(',')
    .map((part) => {
      const [from = '', count] = part.split(':')
      return count === undefined
        ? { from: 0, count: Number(from) }
        : { from: Number(from), count: Number(count) }
    })
    .toReversed()
}
