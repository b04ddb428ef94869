import { list, optional, type Row, rows, text } from '../../kit/table'
import { digits, type Major } from '../catalogue'
import { MAJOR_TYPE_PROFILES_SCIENCE } from '../facts/major-type-profiles-science'
import { MAJOR_TYPE_PROFILES_SOCIETY } from '../facts/major-type-profiles-society'
import { MAJOR_TYPE_PROFILES_VOCATIONAL } from '../facts/major-type-profiles-vocational'
import { MAJOR_FOCUS_ARTS } from '../facts/majors-focus-arts'
import { MAJOR_FOCUS_SCIENCE } from '../facts/majors-focus-science'
import { MAJOR_FOCUS_SOCIETY } from '../facts/majors-focus-society'
import { MAJOR_FOCUS_TECHNOLOGY } from '../facts/majors-focus-technology'
import { MAJOR_LANGUAGES } from '../facts/majors-languages'
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

const LIST = list(',')
const UNDERGRADUATE = {
  type: text,
  object: text,
  notion: text,
  courses: LIST,
  abilities: LIST,
  workplaces: LIST,
  fit: text,
  practice: text,
  threshold: text,
  postgraduate: optional(LIST),
  persons: optional(LIST),
}
const VOCATIONAL = {
  type: text,
  object: text,
  courses: LIST,
  abilities: LIST,
  workplaces: LIST,
  student: text,
  practice: text,
  threshold: text,
}
const FOCUS = { code: text, focus: text, courses: optional(LIST) }
const LANGUAGE = { code: text, regions: text, features: text }

let profiles: ReadonlyMap<string, TypeProfile> | undefined
let focuses: ReadonlyMap<string, Row<typeof FOCUS>> | undefined
let languages: ReadonlyMap<string, Row<typeof LANGUAGE>> | undefined

function readProfiles(): ReadonlyMap<string, TypeProfile> {
  const undergraduate = rows({ MAJOR_TYPE_PROFILES_SOCIETY, MAJOR_TYPE_PROFILES_SCIENCE }, UNDERGRADUATE)
  const vocational = rows({ MAJOR_TYPE_PROFILES_VOCATIONAL }, VOCATIONAL)
  return new Map<string, TypeProfile>([
    ...undergraduate.map(({ type, postgraduate = [], persons = [], ...profile }) => {
      return [type, { ...profile, postgraduate, persons }] as const
    }),
    ...vocational.map(({ type, student, ...profile }) => {
      return [type, { ...profile, ...ONLY_UNDERGRADUATE, fit: `${student}的学生` }] as const
    }),
  ])
}

const ONLY_UNDERGRADUATE = { notion: '', postgraduate: [], persons: [] }

/** The profile of a type of any level; throws when the type is unknown. */
export function requireTypeProfile(typeCode: string): TypeProfile {
  profiles ??= readProfiles()
  const profile = profiles.get(familyCode(typeCode))
  if (!profile) throw new Error(`没有这个专业类：${typeCode}`)
  return profile
}

/** What one major looks at and the courses of its own; throws when the catalogue has a major that no table describes. */
export function requireMajorFocus(major: Major): MajorFocus {
  if (major.level !== 1) return { focus: '', courses: major.extra }
  focuses ??= new Map(
    rows({ MAJOR_FOCUS_SOCIETY, MAJOR_FOCUS_SCIENCE, MAJOR_FOCUS_TECHNOLOGY, MAJOR_FOCUS_ARTS }, FOCUS).map(
      (row) => [row.code, row],
    ),
  )
  const row = focuses.get(digits(major.majorCode))
  return row ? { focus: row.focus, courses: row.courses ?? [] } : languageFocus(major)
}

function languageFocus({ majorCode, majorName }: Major): MajorFocus {
  languages ??= new Map(rows({ MAJOR_LANGUAGES }, LANGUAGE).map((row) => [row.code, row]))
  const row = languages.get(digits(majorCode))
  if (!row) throw new Error(`专业没有说明：${majorCode}`)
  return {
    focus: `${majorName}的听、说、读、写、译`,
    courses: [`基础${majorName}`, `${majorName}会话与视听`, `${majorName}翻译`],
    language: { regions: row.regions, features: row.features },
  }
}
