import { countText } from '../../exam/count-text'
import { PROVINCES } from '../../exam/provinces'
import { AMOUNT, amountOf } from './amount'
import { disciplineOf, isOfDiscipline } from './discipline'

/** A major that a row names; `code` in the catalogue, of a major or a type. */
export interface SentenceMajor {
  readonly name: string
  readonly code?: string
}

/** A row of a list as a sentence may speak of it. */
export interface SentenceRow {
  readonly unitId: string
  readonly school: string
  /** Short name. */
  readonly province: string
  /** 公办, 民办 …. */
  readonly nature?: string | undefined
  /** 985, 211 …. */
  readonly features: readonly string[]
  readonly plan?: number | undefined
  /** Yuan a year, of the majors that it names. */
  readonly fees: readonly number[]
  /** Those that it names. */
  readonly majors: readonly SentenceMajor[]
  readonly tier?: string | undefined
  /** Percent. */
  readonly chance?: number | undefined
  /** The lowest rank of the newest year. */
  readonly line?: number | undefined
}

/** A row with its place, from 1, as it stood when the sentence was written. */
export interface PlacedRow extends SentenceRow {
  readonly place: number
  /** How many rows there are. */
  readonly of: number
}

/** Which rows are meant, and how that is said back. */
export interface Condition {
  readonly text: string
  readonly holds: (row: PlacedRow) => boolean
  /** The word for the majors that it is about. */
  readonly major?: string
}

const AT_LEAST = '(?:以上|起|及以上)'
const OVER = '(?:超过|高于|大于|多于)'
const UNDER = '(?:以下|以内|及以下)'
const LESS = '(?:低于|不到|少于|小于)'

/** Reads which rows are meant; `home` is the province of the student. Undefined where that is not understood. */
export function conditionOf(said: string, home: string): Condition | undefined {
  const text = said.replace(/^(把|所有|全部|凡是)/, '').replace(/(的|都|志愿|学校|院校|专业组)+$/, '')
  if (text === '') return /所有|全部|都/.test(said) ? { text: '全部', holds: () => true } : undefined
  return (
    placeCondition(text) ??
    chanceCondition(text) ??
    feeCondition(text) ??
    planCondition(text) ??
    wordCondition(text, home)
  )
}

/** Words that say how much without saying how much: 贵, 远, 好. What is meant by them is asked. */
const VAGUE =
  /^(?:学费|离家|学校|专业|位置|名气|就业|机会|概率|计划|分数|位次)?(?:太|很|比较|最|不太|不)?(?:贵|便宜|高|低|远|近|好|差|强|弱|大|小|多|少|热门|冷门|偏|偏远|靠谱|稳妥|危险)$/

/** What to say in place of a word that can mean anything; undefined where the words are plain. */
export function questionOf(said: string): string | undefined {
  const text = said.replace(/^(把|所有|全部|凡是)/, '').replace(/(的|都|志愿|院校|专业组)+$/, '')
  if (!VAGUE.test(text) && !(text.startsWith('学费') && !/\d|[一二两三四五六七八九十]/.test(text)))
    return undefined
  if (/学费|贵|便宜/.test(text)) return '学费多少算？写“学费两万以上的”'
  if (/离家|远|近/.test(text)) return '哪些地方算？写“省外的”或省名'
  if (/机会|概率|靠谱|稳妥|危险/.test(text)) return '机会多少算？写“机会低于 10% 的”'
  if (/计划/.test(text)) return '招多少人算？写“招 3 人以内的”'
  return '说得具体些：省、学校、专业、学费、招几人或机会'
}

function placeCondition(text: string): Condition | undefined {
  const range = new RegExp(`^第?(${AMOUNT})(?:[-–—~到至]第?(${AMOUNT}))?(?:行|个|位|条)$`).exec(text)
  const first = range?.[1] === undefined ? undefined : amountOf(range[1])
  if (range && first !== undefined && (/^第/.test(text) || range[2])) {
    const last = range[2] === undefined ? first : amountOf(range[2])
    if (last === undefined) return undefined
    return {
      text: first === last ? `第 ${first} 行` : `第 ${first}–${last} 行`,
      holds: ({ place }) => place >= first && place <= last,
    }
  }
  const end = new RegExp(`^(前|后|最后)(?:面)?(${AMOUNT})(?:行|个|位|条)$`).exec(text)
  const count = end?.[2] === undefined ? undefined : amountOf(end[2])
  if (!end || count === undefined) return undefined
  if (end[1] === '前') return { text: `前 ${count} 行`, holds: ({ place }) => place <= count }
  return { text: `最后 ${count} 行`, holds: ({ place, of }) => place > of - count }
}

function chanceCondition(text: string): Condition | undefined {
  const found = new RegExp(
    `^(?:机会|概率|可能性|把握)(?:在)?(${OVER}|${LESS})?(?:百分之)?(\\d+(?:\\.\\d+)?)%?(${AT_LEAST}|${UNDER})?$`,
  ).exec(text)
  if (!found?.[2]) return undefined
  const percent = Number(found[2])
  const isUnder = new RegExp(LESS).test(found[1] ?? '') || new RegExp(UNDER).test(found[3] ?? '')
  if (isUnder)
    return {
      text: `机会 ${percent}% 以下的`,
      holds: ({ chance }) => chance !== undefined && chance < percent,
    }
  if (!found[1] && !found[3]) return undefined
  return { text: `机会 ${percent}% 以上的`, holds: ({ chance }) => chance !== undefined && chance >= percent }
}

function feeCondition(text: string): Condition | undefined {
  const amount = new RegExp(
    `^学费(?:在|每年)?(${OVER}|低于|不到|少于)?(${AMOUNT})(?:元|块)?(${AT_LEAST}|${UNDER})?$`,
  ).exec(text)
  const yuan = amount?.[2] === undefined ? undefined : amountOf(amount[2])
  if (!amount || yuan === undefined) return undefined
  const said = `${countText(yuan)} 元`
  const isUnder = /低于|不到|少于/.test(amount[1] ?? '') || new RegExp(UNDER).test(amount[3] ?? '')
  if (isUnder)
    return { text: `学费 ${said}以内`, holds: ({ fees }) => fees.length > 0 && Math.max(...fees) <= yuan }
  if (!amount[1] && !amount[3]) return undefined
  return { text: `学费 ${said}以上`, holds: ({ fees }) => fees.length > 0 && Math.max(...fees) >= yuan }
}

function planCondition(text: string): Condition | undefined {
  const found = new RegExp(
    `^(?:只?招|计划|名额)?(?:不到|少于|低于)?(?:${AMOUNT}[-–—~到至])?(${AMOUNT})(?:人|个)(${UNDER})?$`,
  ).exec(text)
  const most = found?.[1] === undefined ? undefined : amountOf(found[1])
  if (most === undefined) return undefined
  const limit = /不到|少于|低于/.test(text) ? most - 1 : most
  return { text: `招 ${limit} 人以内`, holds: ({ plan }) => plan !== undefined && plan <= limit }
}

const TIERS = ['冲', '稳', '保', '圆梦']
const NATURES = ['公办', '民办', '中外合作', '独立学院']

function wordCondition(text: string, home: string): Condition | undefined {
  const word = text.replace(/(专业|类)$/, '')
  if (/^(省内|本省|家门口)$/.test(word))
    return { text: `${home}的`, holds: ({ province }) => province === home }
  if (/^(省外|外省|外地)$/.test(word))
    return { text: `${home}以外的`, holds: ({ province }) => province !== home }
  const province = PROVINCES.find(({ name }) => word === name || word === `${name}省` || word === `${name}市`)
  if (province) return { text: `${province.name}的`, holds: (row) => row.province === province.name }
  if (TIERS.includes(word)) return { text: `“${word}”的`, holds: ({ tier }) => tier === word }
  if (NATURES.includes(word))
    return { text: `${word}的`, holds: ({ nature }) => nature?.includes(word) === true }
  if (/^(985|211|双一流)$/.test(word))
    return { text: `${word} 的`, holds: ({ features }) => features.includes(word) }
  if (/(大学|学院|学校)$/.test(text))
    return { text: `${text}的`, holds: ({ school }) => school.includes(text) }
  // A major is named in two characters or more: one alone would be in half of all names.
  if (!/^[\p{Script=Han}]{2,10}$/u.test(word)) return undefined
  return {
    text: disciplineOf(word) ? `${word}类专业的` : `专业里有“${word}…”的`,
    holds: ({ majors }) => majors.some((major) => isOfWord(major, word)),
    major: word,
  }
}

/** 医学 is every major of the discipline. 自动化 is 自动化 and not 机械设计制造及其自动化: a name begins with the word, or has it in brackets. */
export function isOfWord(major: SentenceMajor, word: string): boolean {
  const { name } = major
  return (
    isOfDiscipline(major, word) ||
    name.startsWith(word) ||
    /[（(](.*)[）)]/.exec(name)?.[1]?.includes(word) === true
  )
}
