import { PROVINCE_EXAMS, type ProvinceExam } from './province-exams'

/** The unit of one choice in the undergraduate batch. */
export type ApplicationUnit = '院校专业组' | '专业+院校' | '院校'

/** Exam and filing of a province. */
export interface ProvinceForm extends ProvinceExam {
  /** Two digits of GB/T 2260. */
  readonly code: string
  readonly unit: ApplicationUnit
  /** Choices of the undergraduate batch from a year on, the newest first. */
  readonly choices: readonly { readonly from: number; readonly count: number }[]
  readonly majorsPerUnit: number
  /** Whether one may agree to another major of the unit (服从调剂). */
  readonly adjustment: boolean
  /** Supplementary rounds of the undergraduate batch; absent where no notice says. */
  readonly supplementaryRounds?: number
}

/**
 * code | province | unit | choices, and from a year on | majors in a unit | adjustment | supplementary rounds. Choices
 * hold from the first new exam on.
 * Source: 各省、自治区、直辖市教育考试院（招生考试院）普通高校招生工作规定 2024–2026; GB/T 2260 (codes). The notices stand at
 * these hosts; of the other provinces only secondary accounts were found:
 * 北京 www.bjeea.cn；天津 www.zhaokao.net；河北 file.hebeea.edu.cn；辽宁 www.lnzsks.com；吉林 www.jleea.com.cn；
 * 黑龙江 www.lzk.hl.cn；上海 www.shmeea.edu.cn；江苏 www.jseea.cn；浙江 www.zjzs.net；安徽 www.ahzsks.cn；福建 www.eeafj.cn；
 * 江西 www.jxeea.cn；山东 www.sdzk.cn；河南 xcoss.henan.gov.cn；湖北 www.hbksw.com；湖南 jyt.hunan.gov.cn；
 * 广东 eea.gd.gov.cn；广西 www.gxeea.cn；海南 ea.hainan.gov.cn；重庆 www.cqksy.cn；四川 www.sceea.cn；
 * 贵州 zsksy.guizhou.gov.cn；云南 www.ynzs.cn；西藏 zsks.edu.xizang.gov.cn；甘肃 www.ganseea.cn；青海 www.qhjyks.com；
 * 新疆 www.xjzk.gov.cn。
 */
const TABLE = `
11|北京|院校专业组|30|6|1|
12|天津|院校专业组|50|6|1|2
13|河北|专业+院校|96|1|0|2
14|山西|院校专业组|45|6|1|
15|内蒙古|院校专业组|45|12|1|
21|辽宁|专业+院校|112|1|0|2
22|吉林|院校专业组|40,2026:50|6|1|2
23|黑龙江|院校专业组|40|6|1|2
31|上海|院校专业组|24|4|1|2
32|江苏|院校专业组|40|6|1|
33|浙江|专业+院校|80|1|0|1
34|安徽|院校专业组|45|6|1|1
35|福建|院校专业组|40,2026:50|6|1|2
36|江西|院校专业组|45|6|1|2
37|山东|专业+院校|96|1|0|2
41|河南|院校专业组|48|6|1|
42|湖北|院校专业组|45|6|1|2
43|湖南|院校专业组|45|6|1|2
44|广东|院校专业组|45|6|1|
45|广西|院校专业组|40|20|1|
46|海南|院校专业组|30|6|1|2
50|重庆|专业+院校|96|1|0|
51|四川|院校专业组|45|6|1|
52|贵州|专业+院校|96|1|0|3
53|云南|院校专业组|40|10|1|
54|西藏|院校|10|4|1|
61|陕西|院校专业组|45|6|1|
62|甘肃|院校专业组|45|6|1|2
63|青海|专业+院校|96|1|0|
64|宁夏|院校专业组|45|6|1|
65|新疆|院校|9,2026:18|6|1|1
`

const rows = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => row.split('|'))
    .map(([code = '', name = '', ...cells]) => [name, { code, ...filingOf(cells) }] as const),
)

/** All 31 provinces of the mainland in the order of their codes. */
export const PROVINCE_FORMS: readonly ProvinceForm[] = PROVINCE_EXAMS.flatMap((exam) => {
  const filing = rows.get(exam.name)
  return filing ? [{ ...exam, ...filing }] : []
})

const byName = new Map(PROVINCE_FORMS.map((form) => [form.name, form]))

/** A province by its short name; undefined for any other text. */
export function provinceForm(name: string): ProvinceForm | undefined {
  return byName.get(name)
}

function filingOf([unit, choices = '', majors, adjustment, rounds]: readonly string[]) {
  return {
    unit: unit === '专业+院校' || unit === '院校' ? unit : ('院校专业组' as const),
    choices: choicesOf(choices),
    majorsPerUnit: Number(majors),
    adjustment: adjustment === '1',
    ...(rounds && { supplementaryRounds: Number(rounds) }),
  } satisfies Partial<ProvinceForm>
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
