/** How a province sits its exam. */
export interface ProvinceExam {
  readonly name: string
  /** The form of the new exam; before its first year 文科 and 理科 were sat. */
  readonly newMode: '3+3' | '3+1+2'
  readonly firstNewExamYear: number
  /** 750; 上海 660; 海南 900, standard scores. */
  readonly totalScore: number
}

/**
 * province | new exam | its first year | total score. 新疆 and 西藏 sit the old exam until 2027.
 * Source: 各省、自治区、直辖市教育考试院（招生考试院）普通高校招生工作规定 2024–2026. Apart from the forms of filing: every
 * page that speaks of a subject needs these.
 */
const TABLE = `
北京|3+3|2020|750
天津|3+3|2020|750
河北|3+1+2|2021|750
山西|3+1+2|2025|750
内蒙古|3+1+2|2025|750
辽宁|3+1+2|2021|750
吉林|3+1+2|2024|750
黑龙江|3+1+2|2024|750
上海|3+3|2017|660
江苏|3+1+2|2021|750
浙江|3+3|2017|750
安徽|3+1+2|2024|750
福建|3+1+2|2021|750
江西|3+1+2|2024|750
山东|3+3|2020|750
河南|3+1+2|2025|750
湖北|3+1+2|2021|750
湖南|3+1+2|2021|750
广东|3+1+2|2021|750
广西|3+1+2|2024|750
海南|3+3|2020|900
重庆|3+1+2|2021|750
四川|3+1+2|2025|750
贵州|3+1+2|2024|750
云南|3+1+2|2025|750
西藏|3+1+2|2027|750
陕西|3+1+2|2025|750
甘肃|3+1+2|2024|750
青海|3+1+2|2025|750
宁夏|3+1+2|2025|750
新疆|3+1+2|2027|750
`

/** All 31 provinces of the mainland in the order of their codes. */
export const PROVINCE_EXAMS: readonly ProvinceExam[] = TABLE.trim().split('\n').map(examOf)

const byName = new Map(PROVINCE_EXAMS.map((exam) => [exam.name, exam]))

/** The exam of a province by its short name; undefined for any other text. */
export function provinceExam(name: string): ProvinceExam | undefined {
  return byName.get(name)
}

function examOf(row: string): ProvinceExam {
  const [name = '', mode, first, total] = row.split('|')
  return {
    name,
    newMode: mode === '3+3' ? '3+3' : '3+1+2',
    firstNewExamYear: Number(first),
    totalScore: Number(total),
  }
}
