import { countText } from '../../exam/count-text'
import { PROVINCES } from '../../exam/provinces'
import { AMOUNT, amountOf } from './amount'

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
  /** By name, those that it names. */
  readonly majors: readonly string[]
  readonly tier?: string | undefined
}

/** Which rows are meant, and how that is said back. */
export interface Condition {
  readonly text: string
  readonly holds: (row: SentenceRow) => boolean
  /** What the majors that it is about begin with. */
  readonly major?: string
}

const AT_LEAST = '(?:以上|起|及以上)'
const OVER = '(?:超过|高于|大于|多于)'
const UNDER = '(?:以下|以内|及以下)'

/** Reads which rows are meant; `home` is the province of the student. Undefined where that is not understood. */
export function conditionOf(said: string, home: string): Condition | undefined {
  const text = said.replace(/^(把|所有|全部|凡是)/, '').replace(/(的|都|志愿|学校|院校|专业组)+$/, '')
  if (text === '') return /所有|全部|都/.test(said) ? { text: '全部', holds: () => true } : undefined
  return feeCondition(text) ?? planCondition(text) ?? wordCondition(text, home)
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
    text: `专业里有“${word}…”的`,
    holds: ({ majors }) => majors.some((major) => isOfWord(major, word)),
    major: word,
  }
}

/** 自动化 is 自动化 and not 机械设计制造及其自动化: a name begins with the word, or has it in brackets. */
export function isOfWord(major: string, word: string): boolean {
  return major.startsWith(word) || /[（(](.*)[）)]/.exec(major)?.[1]?.includes(word) === true
}
