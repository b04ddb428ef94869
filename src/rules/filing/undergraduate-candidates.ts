import { provinceExam } from '../exam/province-exams'
import { comparableSubject } from '../exam/subject-counterpart'

/**
 * province | year, subject, candidates at or above the undergraduate control line; the newest year first. 浙江: first
 * segment (一段). Source: 各省教育考试院 2024、2025 年普通高考成绩分段统计表（一分一段表） read at 本科批次录取控制分数线.
 */
const TABLE = `
北京|2025 综合 53994
天津|2025 综合 47173
河北|2025 物理 224230|2025 历史 64897|2024 物理 207066|2024 历史 65868
山西|2025 物理 120285|2025 历史 35877|2024 理科 100748|2024 文科 24672
内蒙古|2025 物理 68528|2025 历史 20570|2024 理科 62094|2024 文科 18875
辽宁|2025 物理 118109|2025 历史 26916|2024 物理 116198|2024 历史 25455
吉林|2025 物理 69405|2025 历史 21618|2024 物理 69966|2024 历史 22526
黑龙江|2025 物理 85313|2025 历史 22977|2024 物理 86751|2024 历史 23790
上海|2025 综合 49276
江苏|2025 物理 205975|2025 历史 56398|2024 物理 187958|2024 历史 50966
浙江|2025 综合 184372|2024 综合 178059
安徽|2025 物理 191416|2025 历史 44750|2024 物理 176157|2024 历史 45528
福建|2025 物理 119155|2025 历史 25562|2024 物理 111573|2024 历史 26745
江西|2025 物理 172066|2025 历史 47572|2024 物理 150379|2024 历史 52744
山东|2025 综合 333469
河南|2025 物理 348358|2025 历史 90174|2024 理科 332667|2024 文科 97632
湖北|2025 物理 148657|2025 历史 50955|2024 物理 140240|2024 历史 45225
湖南|2025 物理 211431|2025 历史 53081|2024 物理 190233|2024 历史 55658
广东|2025 物理 276595|2025 历史 91663|2024 物理 253809|2024 历史 96266
广西|2025 物理 175515|2025 历史 53615|2024 物理 161744|2024 历史 52640
海南|2025 综合 43089
重庆|2025 物理 103219|2025 历史 35253|2024 物理 97452|2024 历史 32498
四川|2025 物理 207063|2025 历史 70656|2024 理科 194087|2024 文科 76813
贵州|2025 物理 158061|2025 历史 39331|2024 物理 155799|2024 历史 42729
云南|2025 物理 115133|2025 历史 42449|2024 理科 104989|2024 文科 45033
陕西|2025 物理 128434|2025 历史 42525|2024 理科 131737|2024 文科 47954
甘肃|2025 物理 93788|2025 历史 25282|2024 物理 90622|2024 历史 23773
青海|2025 物理 20164|2025 历史 6239|2024 理科 17580
宁夏|2025 物理 30025|2025 历史 9485|2024 文科 10308
新疆|2025 理科 44093|2025 文科 14519|2024 理科 46800|2024 文科 20317
`

interface Count {
  readonly year: number
  readonly subject: string
  readonly count: number
}

const counts: ReadonlyMap<string, readonly Count[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [province = '', ...cells] = row.split('|')
      return [province, cells.map(countOf)]
    }),
)

/**
 * Candidates at or above the undergraduate line of a province, year and subject. For a year that is not in the table,
 * those of the nearest year of the same exam. Undefined where nothing is known.
 */
export function undergraduateCandidates(province: string, year: number, subject: string): number | undefined {
  const first = provinceExam(province)?.firstNewExamYear ?? 0
  const sameExam = (counts.get(province) ?? []).filter((item) => item.year >= first === year >= first)
  const asked = comparableSubject(
    subject,
    sameExam.map((item) => item.subject),
  )
  const known = sameExam.filter((item) => item.subject === asked)
  return known.toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year))[0]?.count
}

function countOf(cell: string): Count {
  const [year, subject = '', count] = cell.split(' ')
  return { year: Number(year), subject, count: Number(count) }
}
