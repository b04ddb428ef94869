import { HIGHEST_SCORE } from '~/contracts/bounds'
import { PROVINCE_NAMES } from '~/rules/exam/province'
import { CITY_NAMES, provinceOfCity } from './cities'

/** What somebody wants to know of a thing that they name. */
export type Topic =
  | 'lines'
  | 'plans'
  | 'brochures'
  | 'majors'
  | 'early-plans'
  | 'early-lines'
  | 'control-lines'
  | 'score-table'
  | 'ranking'
  | 'employment'
  | 'schools'

/** What a search is understood to say. What is not understood stays in `words`. */
export interface Reading {
  /** 100 to 900. */
  readonly score?: number
  readonly rank?: number
  readonly year?: number
  readonly province?: string
  /** With its province. */
  readonly city?: string
  /** What a score table is about. */
  readonly subject?: string
  /** 985, 211, 双一流. */
  readonly features: readonly string[]
  readonly topic?: Topic
  /** A school, where more than its name is said. */
  readonly school?: string
  /** What is left: names. */
  readonly words: string
}

/** The longest text that is read. */
const LONGEST = 40

/** Longer words first: 提前批分数线 is not 分数线. */
const TOPICS: readonly (readonly [RegExp, Topic])[] = [
  [/提前批(的)?(录取)?分数线?|提前批最低分/, 'early-lines'],
  [/提前批(招生计划|计划|次)?/, 'early-plans'],
  [/一分一段表?|分段表|位次表|排位表|位次查询|查位次/, 'score-table'],
  [
    /(本科|专科|一本|二本|特控|特招|重点)(批次?)?(省控|控制)?(分数)?线|批次线|省控线|(最低)?控制分?数?线/,
    'control-lines',
  ],
  [
    /录取分数线|录取分数|投档分?数?线|投档分|录取线|分数线|录取位次|最低位次|最低分数?|(要|需要)?多少分/,
    'lines',
  ],
  [/招生计划|招生人数|招多少人|学费|收费(标准)?|计划数/, 'plans'],
  [/招生简章|招生章程|章程|简章/, 'brochures'],
  [/开设院校|开设学校|(有)?(哪些|什么)(好)?(大学|学校|院校)(有|开设?|可以上)?|院校排名/, 'schools'],
  [/(有)?哪些专业|专业设置|王牌专业|优势专业|特色专业|开设专业|学科评估|院系设置/, 'majors'],
  [/就业(前景|方向|率)?|(发展)?前景|薪资|薪酬|工资|待遇/, 'employment'],
  [/(?<before> )(大学|高校)排名|排行榜|排名/, 'ranking'],
  [/位次|排位/, 'score-table'],
]

/** Words that say nothing of what is looked for. */
const NOISE =
  /怎么样|怎么查|怎么看|怎么|好不好|如何|能不能上|(能|可以|可)(上|报|读|去)|考了|左右|查询|请问|一下|高考|我想|我|吗|呢|是多少|多少|全省/g

const NOT_TEXT = /[^\p{L}\p{N}.]+/gu

/** Reads what was typed. Takes any text and never throws; a text that holds nothing known is all words. */
export function readQuery(text: string): Reading {
  const rest = new Rest(plain(text))
  const features = rest.takeAll(/双一流|(?<before>\D)(?:985|211)(?![\d分])/g)
  const year = rest.takeNumber(/(?<before>[^\d.])(20[12]\d)(?!\d)\s*年?/)
  const rank = takeRank(rest)
  const score = rank === undefined ? takeScore(rest) : undefined
  const topic = takeTopic(rest)
  rest.drop(NOISE)
  const province = takeProvince(rest)
  const city = takeCity(rest)
  const asksOfExam = [score, rank, province, year].some((found) => found !== undefined)
  const subject = asksOfExam || isOfTables(topic) ? takeSubject(rest) : undefined
  return {
    ...(score !== undefined && { score }),
    ...(rank !== undefined && { rank }),
    ...(year !== undefined && { year }),
    ...(province !== undefined && { province }),
    ...(city !== undefined && { city, province: province ?? provinceOfCity(city) ?? '' }),
    ...(subject !== undefined && { subject }),
    ...(topic !== undefined && { topic }),
    features,
    words: rest.text
      .replace(/(^| )的|的( |$)/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  }
}

/** Widths and cases do not count; what is no letter or figure parts words. */
function plain(text: string): string {
  const read = text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
  return ` ${read.replace(NOT_TEXT, ' ').slice(0, LONGEST)} `
}

/**
 * A text from which one part after another is removed; a blank stays in its place. What must stand in front of a part is
 * the group `before` of its pattern, and stays too: older browsers know nothing that looks behind.
 */
class Rest {
  text: string

  constructor(text: string) {
    this.text = text
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.text)
    if (!found) return undefined
    const { index, groups } = found
    this.text = `${this.text.slice(0, index)}${groups?.before ?? ''} ${this.text.slice(index + found[0].length)}`
    return found
  }

  /** The first group of the pattern that is not what stands in front. */
  takeWord(pattern: RegExp): string | undefined {
    const found = this.take(pattern)
    return found?.slice(found.groups?.before === undefined ? 1 : 2).find((part) => part !== undefined)
  }

  takeNumber(pattern: RegExp): number | undefined {
    const figures = this.takeWord(pattern)
    return figures === undefined ? undefined : Number(figures)
  }

  takeAll(pattern: RegExp): string[] {
    const found = new Set<string>()
    this.text = this.text.replace(pattern, (whole, before = '') => {
      found.add(whole.slice(before.length))
      return `${before} `
    })
    return [...found]
  }

  drop(pattern: RegExp): void {
    this.text = this.text.replace(pattern, ' ')
  }
}

const TEN_THOUSAND = 10_000

/** 25000 名, 位次 25000, 2.5 万名; a bare number that no score reaches is a rank too. */
function takeRank(rest: Rest): number | undefined {
  const inTenThousands = rest.takeNumber(
    /(?:位次|排位|省排名)?\s*(\d{1,2}(?:\.\d{1,4})?)\s*[万w]\s*(?:多?名|位)?/,
  )
  if (inTenThousands !== undefined) return Math.round(inTenThousands * TEN_THOUSAND) || undefined
  const said =
    rest.takeNumber(/(?:位次|排位|省排名|全省第?)\s*(?:第|是|为)?\s*(\d{1,6})\s*(?:名|位)?/) ??
    rest.takeNumber(/第?\s*(\d{1,6})\s*(?:名|位次?)/)
  if (said !== undefined) return said || undefined
  return rest.takeNumber(/(?<before>[^\d.\p{L}])([1-9]\d{3,5})(?![\d.分])/u)
}

/** From 100 to the highest score, a whole number of hundreds. */
const THREE_FIGURES = `(${HIGHEST_SCORE}|[1-${HIGHEST_SCORE / 100 - 1}]\\d{2})`
const SCORE = new RegExp(`(?<before>[^\\d.])${THREE_FIGURES}\\s*分(?!数|段|校)`)
const BARE_SCORE = new RegExp(`(?<before>[^\\d.a-z])${THREE_FIGURES}(?![\\d.a-z])`)

/** 600 分, or three figures of their own. */
function takeScore(rest: Rest): number | undefined {
  return rest.takeNumber(SCORE) ?? rest.takeNumber(BARE_SCORE)
}

function takeTopic(rest: Rest): Topic | undefined {
  for (const [pattern, topic] of TOPICS) {
    if (rest.take(pattern)) return topic
  }
  return undefined
}

const isOfTables = (topic: Topic | undefined) => topic === 'control-lines' || topic === 'score-table'

/** What may stand behind the name of a place that is meant as a place: 安徽大学 is a school. */
const PLACE_ENDS =
  '(?:省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|考生|的|地区)?(?= |物理|历史|理科|文科|综合|新高考)'

const PROVINCE = new RegExp(`(?<before> )(${PROVINCE_NAMES.join('|')})${PLACE_ENDS}`)
const CITY = new RegExp(`(?<before> )(${CITY_NAMES.join('|')})${PLACE_ENDS}`)

const takeProvince = (rest: Rest) => rest.takeWord(PROVINCE)
const takeCity = (rest: Rest) => rest.takeWord(CITY)

/** A subject of a score table stands alone; 物理学 is a major. */
const SUBJECT = /(?<before> )(物理|历史|理科|文科|综合|理|文)(?:类|科类|方向|组|组合|生|改革)?(?= )/
const SHORT_SUBJECTS: Readonly<Record<string, string>> = { 理: '理科', 文: '文科' }

function takeSubject(rest: Rest): string | undefined {
  const found = rest.takeWord(SUBJECT)
  return found && (SHORT_SUBJECTS[found] ?? found)
}

/** A place at the front of words that were typed without a blank, and what follows: 合肥计算机. */
export function splitPlace(words: string): { readonly province: string; readonly rest: string } | undefined {
  const place = [...PROVINCE_NAMES, ...CITY_NAMES].find(
    (name) => words.startsWith(name) && words.length > name.length,
  )
  if (place === undefined) return undefined
  return {
    province: provinceOfCity(place) ?? place,
    rest: words.slice(place.length).replace(/^[省市]?\s*/, ''),
  }
}
