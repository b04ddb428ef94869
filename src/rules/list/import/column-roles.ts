import { textParts, withoutMarks } from '../../cells/cell-text'

/** What a column of a table is read as. */
export type ColumnRole = 'order' | 'school' | 'schoolCode' | 'group' | 'majorCode' | 'majorName' | 'adjust'

/** The roles as a reader chooses among them, with their Chinese names. */
export const COLUMN_ROLES: Readonly<Record<ColumnRole, string>> = {
  school: '院校',
  schoolCode: '院校代码',
  group: '专业组',
  majorName: '专业名称',
  majorCode: '专业代码',
  adjust: '服从调剂',
  order: '序号',
}

/** What a head says of its column. */
export interface HeadReading {
  /** Absent where the head alone does not say, or says that it is another figure of the unit. */
  readonly role?: ColumnRole
  /** The number of the major in the head, from 1. */
  readonly number?: number
  /** It says 代码 or 名称 of what stands beside it. */
  readonly beside?: 'code' | 'name'
  /** What it asks is 不服从: a tick means no. */
  readonly isNegated?: boolean
  /** The year in it: 2026专业组代码. */
  readonly year?: number
  /** It names a choice as such a table does; not only a word that holds 学校. */
  readonly isPlain?: boolean
}

/** More majors than any form has. */
const MOST_MAJORS = 30
const DIGITS = '一二三四五六七八九十'

/** Columns about a unit that no form asks for. */
const OTHER =
  /分数|分差|最低|最高|平均|位次|排名|排位|计划|人数|名额|学费|收费|学制|年限|年份|年制|省份|省市|城市|所在|地区|地址|层次|性质|类型|隶属|主管|科类|选科|选考|再选|首选|科目|要求|批次|概率|把握|理由|备注|说明|意见|建议|电话|网址|官网|章程|等级|评估|就业|硕士|博士|保研|录取|投档|线差|冲稳保|学科|特色|标签|限制|方向|去向|介绍|优势|去年|上年|往年|历年|前年|校区|办学|班级|姓名|考生|可能/

/** A head is short; a title or a rule is not. */
const LONGEST_HEAD = 24

/** What a head says, by what it contains. */
export function readHead(head: string): HeadReading {
  if (head.length > LONGEST_HEAD) return {}
  const parts = textParts(withoutMarks(head.replace(/\s/g, '')))
  const outside = parts.flatMap(({ text, isInside }) => (isInside ? [] : [text])).join('')
  const inside = parts.flatMap(({ text, isInside }) => (isInside ? [text] : [])).join('')
  const solid = withoutMarks(outside).replace(/[:_\-+&/、与和及的*]/g, '')
  const year = /^(20\d\d)年?(?=\D)/.exec(solid)
  const plain = year ? solid.slice(year[0].length) : solid
  const read = roleOf(plain, inside)
  return year && read.role ? { ...read, year: Number(year[1]) } : read
}

function roleOf(plain: string, inside: string): HeadReading {
  const part = partOf(plain) ?? partOf(inside.length <= 3 ? inside : '')
  if (/^(志愿|排列)?(序号|编号|顺序|次序|顺位|号)$|^(志愿|no|no\.|#)$|^第?几志愿$/i.test(plain))
    return { role: 'order' }
  if (isAdjust(plain))
    return { role: 'adjust', isPlain: true, ...(REFUSED.test(plain) && { isNegated: true }) }
  if (OTHER.test(plain)) return {}
  if (/专业组|选科组|组号|组代码|组编号|^组别?$/.test(plain) && !/专业组(内|里)/.test(plain))
    return groupHead(plain, part)
  const isSchool = /院校|学校|高校|大学(名|代|编)|^(报考|目标|志愿|填报|意向)?大学$|招生单位/.test(plain)
  if (isSchool && /专业/.test(plain) && part !== 'code') return { role: 'school' }
  if (/专业/.test(plain)) return majorHead(plain, part)
  if (isSchool || /^国标/.test(plain)) {
    return part === 'code'
      ? { role: 'schoolCode', isPlain: /^(院校|学校|高校|国标)(代码|代号|编码|编号)$/.test(plain) }
      : { role: 'school', isPlain: /^(院校|学校|高校)(名称|名)?$/.test(plain) }
  }
  return part && plain.length <= 3 ? { beside: part } : {}
}

function partOf(text: string): 'code' | 'name' | undefined {
  if (/(代码|代号|编码|编号|码)\d*$/.test(text)) return /名称/.test(text) ? 'name' : 'code'
  return /(名称|名|全称)\d*$/.test(text) ? 'name' : undefined
}

/** 院校专业组名称 names the school, with its group in brackets. */
function groupHead(plain: string, part: 'code' | 'name' | undefined): HeadReading {
  const isPlain = /^(院校)?专业组(代码|代号|编号|号)?$/.test(plain) || plain === '组号'
  // 专业组1专业2 is the second major of a group.
  const rest = plain.replace(/^.*?专业组(代码|代号|编号|号)?(\d+|[一二三四五六七八九十]+)?/, '')
  if (/专业/.test(rest)) return majorHead(rest, part)
  if (part === 'name') return /院校|学校|高校/.test(plain) ? { role: 'school' } : { role: 'group' }
  return { role: 'group', isPlain }
}

function majorHead(plain: string, part: 'code' | 'name' | undefined): HeadReading {
  if (/专业(类别|大类|门类|级别|总数|个数)/.test(plain)) return {}
  const number = numberIn(plain)
  const isPlain = /^(专业|专业志愿)\d*(代码|代号|编码|名称)?\d*$/.test(plain)
  return {
    role: part === 'code' ? 'majorCode' : 'majorName',
    ...(number !== undefined && { number }),
    isPlain,
  }
}

/** 专业1, 专业志愿三, 第二专业, 专业 b. */
function numberIn(text: string): number | undefined {
  const digits = /\d+/.exec(text)?.[0]
  if (digits) return Number(digits) <= MOST_MAJORS ? Number(digits) : undefined
  const chinese = /第?(十?[一二三四五六七八九]|十)/.exec(text)?.[1]
  if (chinese) {
    const last = DIGITS.indexOf(chinese.slice(-1)) + 1
    return chinese.length > 1 ? 10 + last : last
  }
  const letter = /专业(?:志愿)?([a-h])(?![a-z])/i.exec(text)?.[1]
  return letter ? letter.toLowerCase().charCodeAt(0) - 96 : undefined
}

/** 可能调剂到的专业 is no answer to 是否服从调剂. */
function isAdjust(plain: string): boolean {
  if (/可能|到的|概率|范围|说明|后的|方向/.test(plain)) return false
  return (
    /服从/.test(plain) ||
    /^(是否|可否|能否|同意|愿意|接受|专业|组内|院校)*调剂(与否|志愿|标志|情况)?$/.test(plain)
  )
}

/** 不服从调剂, 是否不服从; 服从不服从 asks for either. */
const REFUSED = /^(是否)?(专业|院校|组内)*不(服从|同意|接受|愿意?)(专业|院校|组内)*(调剂|分配)?$/

const NO =
  /^(否|不|不是|不可以?|不行|不要|不接受|不同意|不愿意?|不服从.*|否.{0,8}|false|f|no?|无|没有|放弃|拒绝|[2✘✗][.、:]?不服从.*|[✘✗☐□❌❎×xX╳⨯]|[—–\-_]+|0)$/i
/** Whole words: 服从（除护理学外） says more than yes. */
const YES =
  /^([1✔✓☑✅√][.、:]?)?(是|(是[,;]?)?服从(专业|院校|组内)*(调剂|分配|安排)?|同意(服从|专业|组内)*(调剂|分配)?|愿意?(服从)?(专业|组内)*(调剂)?|接受(专业|组内)*(调剂)?|可以?|行|要|有|true|t|y|yes|ok)$|^[1✔✓☑✅√]$/i

const [TICKED, OPEN] = ['☑✅✔✓√■●◉', '☐□○◯▢']
const ANSWER = '不?服从|不?同意|是|否'

/** The answer with the tick, where a form prints them all: □是 ☑否. */
function tickedOf(said: string): string | undefined {
  const before = said.matchAll(new RegExp(`([${TICKED}${OPEN}])(${ANSWER})`, 'g'))
  const behind = said.matchAll(new RegExp(`(${ANSWER})\\(?([${TICKED}${OPEN}])`, 'g'))
  const pairs = [
    [...before].map(([, mark = '', answer = '']) => ({ mark, answer })),
    [...behind].map(([, answer = '', mark = '']) => ({ mark, answer })),
  ].find((all) => all.length > 1)
  const ticked = (pairs ?? []).filter(({ mark }) => TICKED.includes(mark))
  return ticked.length === 1 ? ticked[0]?.answer : undefined
}

/** Whether somebody agrees to another major of the unit; undefined for a word that says neither. */
export function adjustOf(text: string): boolean | undefined {
  const solid = text.replace(/\s/g, '')
  const said = tickedOf(solid) ?? solid
  if (NO.test(said)) return false
  return YES.test(said) ? true : undefined
}
