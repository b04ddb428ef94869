import { cell, factRows } from '../kit/table'
import { digits, type Major } from './catalogue'
import { MAJOR_TYPE_PROFILES_SCIENCE } from './facts/major-type-profiles-science'
import { MAJOR_TYPE_PROFILES_SOCIETY } from './facts/major-type-profiles-society'
import { MAJOR_TYPE_PROFILES_VOCATIONAL } from './facts/major-type-profiles-vocational'
import { MAJOR_FOCUS_ARTS } from './facts/majors-focus-arts'
import { MAJOR_FOCUS_SCIENCE } from './facts/majors-focus-science'
import { MAJOR_FOCUS_SOCIETY } from './facts/majors-focus-society'
import { MAJOR_FOCUS_TECHNOLOGY } from './facts/majors-focus-technology'
import { MAJOR_LANGUAGES } from './facts/majors-languages'
import { familyCode } from './traits'

/** What is known about a type of majors. Lists that do not apply to vocational types are empty. */
export interface TypeProfile {
  /** What is studied, a phrase without a full stop. */
  readonly object: string
  /** What people get wrong, a sentence without its full stop; empty for vocational types. */
  readonly notion: string
  readonly courses: readonly string[]
  readonly abilities: readonly string[]
  readonly workplaces: readonly string[]
  /** The student it suits, a phrase that ends in 的学生. */
  readonly fit: string
  readonly practice: string
  /** What the work asks for besides the diploma. */
  readonly threshold: string
  readonly postgraduate: readonly string[]
  /** Historical persons of the field, name：deed. */
  readonly persons: readonly string[]
}

/** What sets one major apart inside its type. */
export interface MajorFocus {
  /** What it looks at, a phrase without a full stop; empty for vocational majors, whose courses say it. */
  readonly focus: string
  readonly courses: readonly string[]
  /** Where the language is spoken and what a learner meets first, for a single language. */
  readonly language?: { readonly regions: string; readonly features: string }
}

const list = (text: string | undefined) => (text ? text.split(',') : [])

let profiles: ReadonlyMap<string, readonly string[]> | undefined
let focuses: ReadonlyMap<string, readonly string[]> | undefined
let languages: ReadonlyMap<string, readonly string[]> | undefined

function rowsByCode(...texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(texts.flatMap((text) => factRows(text).map((row) => [cell(row, 0), row] as const)))
}

/** The profile of a type of any level; throws when the type is unknown. */
export function typeProfile(typeCode: string): TypeProfile {
  profiles ??= rowsByCode(
    MAJOR_TYPE_PROFILES_SOCIETY,
    MAJOR_TYPE_PROFILES_SCIENCE,
    MAJOR_TYPE_PROFILES_VOCATIONAL,
  )
  const row = profiles.get(familyCode(typeCode))
  if (!row) throw new Error(`没有这个专业类：${typeCode}`)
  return row.length > 8 ? undergraduate(row) : vocational(row)
}

function undergraduate(row: readonly string[]): TypeProfile {
  return {
    object: cell(row, 1),
    notion: cell(row, 2),
    courses: list(row[3]),
    abilities: list(row[4]),
    workplaces: list(row[5]),
    fit: cell(row, 6),
    practice: cell(row, 7),
    threshold: cell(row, 8),
    postgraduate: list(row[9]),
    persons: list(row[10]),
  }
}

function vocational(row: readonly string[]): TypeProfile {
  return {
    object: cell(row, 1),
    notion: '',
    courses: list(row[2]),
    abilities: list(row[3]),
    workplaces: list(row[4]),
    fit: `${cell(row, 5)}的学生`,
    practice: cell(row, 6),
    threshold: cell(row, 7),
    postgraduate: [],
    persons: [],
  }
}

/** What one major looks at and the courses of its own; throws when the catalogue has a major that no table describes. */
export function majorFocus(major: Major): MajorFocus {
  if (major.level !== 1) return { focus: '', courses: major.extra }
  focuses ??= rowsByCode(MAJOR_FOCUS_SOCIETY, MAJOR_FOCUS_SCIENCE, MAJOR_FOCUS_TECHNOLOGY, MAJOR_FOCUS_ARTS)
  const row = focuses.get(digits(major.majorCode))
  return row ? { focus: cell(row, 1), courses: list(row[2]) } : languageFocus(major)
}

function languageFocus({ majorCode, majorName }: Major): MajorFocus {
  languages ??= rowsByCode(MAJOR_LANGUAGES)
  const row = languages.get(digits(majorCode))
  if (!row) throw new Error(`专业没有说明：${majorCode}`)
  return {
    focus: `${majorName}的听、说、读、写、译`,
    courses: [`基础${majorName}`, `${majorName}会话与视听`, `${majorName}翻译`],
    language: { regions: cell(row, 1), features: cell(row, 2) },
  }
}
