import { list, rows, type Tables, text, trailing } from '../kit/table'
import { JUNIOR_COLLEGE_MAJORS } from './facts/majors-junior'
import { UNDERGRADUATE_MAJORS } from './facts/majors-undergraduate'
import { VOCATIONAL_UNDERGRADUATE_MAJORS } from './facts/majors-vocational'

/** 1 undergraduate, 2 junior college, 3 vocational undergraduate (S1 §3). */
export type MajorLevel = 1 | 2 | 3

/** A leaf of the major tree (S2 §3). The id is the code: it is unique over the three levels. */
export interface TreeMajor {
  readonly id: string
  readonly majorName: string
  readonly majorCode: string
}

export interface TreeMajorType {
  readonly type: string
  readonly typeCode: string
  readonly majors: readonly TreeMajor[]
}

/** One category of the major tree (S2 §3). */
export interface TreeMajorCategory {
  readonly majorCategory: string
  readonly majorCategoryCode: string
  readonly majorTypes: readonly TreeMajorType[]
}

/** A major with its place in the catalogue. */
export interface Major extends TreeMajor {
  readonly level: MajorLevel
  readonly type: string
  readonly typeCode: string
  readonly majorCategory: string
  readonly majorCategoryCode: string
  /** Place inside its type, from 0: the older and larger majors come first. */
  readonly position: number
  /** Undergraduate: degrees that differ from the category's own; vocational: three courses. */
  readonly extra: readonly string[]
}

interface Catalogue {
  readonly tree: readonly TreeMajorCategory[]
  readonly majors: readonly Major[]
  readonly byCode: ReadonlyMap<string, Major>
  readonly byType: ReadonlyMap<string, readonly Major[]>
}

const FACTS: Readonly<Record<MajorLevel, Tables>> = {
  1: { UNDERGRADUATE_MAJORS },
  2: { JUNIOR_COLLEGE_MAJORS },
  3: { VOCATIONAL_UNDERGRADUATE_MAJORS },
}

const catalogues = new Map<MajorLevel, Catalogue>()

function catalogue(level: MajorLevel): Catalogue {
  let known = catalogues.get(level)
  if (!known) {
    known = read(FACTS[level], level)
    catalogues.set(level, known)
  }
  return known
}

interface GrowingType extends TreeMajorType {
  readonly majors: Major[]
}

interface GrowingCategory extends TreeMajorCategory {
  readonly majorTypes: GrowingType[]
}

const COLUMNS = { code: text, name: text, extra: trailing(list(',')) }

/** The rows say by the length of their code what they are: category (2), type (4) or major. */
function read(tables: Tables, level: MajorLevel): Catalogue {
  const tree: GrowingCategory[] = []
  const majors: Major[] = []
  for (const { code, name, extra = [] } of rows(tables, COLUMNS)) {
    const category = tree.at(-1)
    const type = category?.majorTypes.at(-1)
    if (code.length === 2) tree.push({ majorCategory: name, majorCategoryCode: code, majorTypes: [] })
    else if (code.length === 4) category?.majorTypes.push({ type: name, typeCode: code, majors: [] })
    else if (category && type) {
      const major = {
        id: code,
        majorName: name,
        majorCode: code,
        level,
        type: type.type,
        typeCode: type.typeCode,
        majorCategory: category.majorCategory,
        majorCategoryCode: category.majorCategoryCode,
        position: type.majors.length,
        extra,
      }
      type.majors.push(major)
      majors.push(major)
    } else throw new Error(`专业目录缺少上级：${code}`)
  }
  const byType = new Map(tree.flatMap((c) => c.majorTypes.map((t) => [t.typeCode, t.majors] as const)))
  const byCode = new Map(
    majors.flatMap((m) => [[m.majorCode, m] as const, [digits(m.majorCode), m] as const]),
  )
  return { tree: tree.map(leavesOnly), majors, byCode, byType }
}

function leavesOnly(category: TreeMajorCategory): TreeMajorCategory {
  const majorTypes = category.majorTypes.map((type) => ({ ...type, majors: type.majors.map(leaf) }))
  return { ...category, majorTypes }
}

function leaf({ id, majorName, majorCode }: TreeMajor): TreeMajor {
  return { id, majorName, majorCode }
}

/** A code without the letters T (special) and K (controlled), as several exam authorities print it. */
export function digits(code: string): string {
  return code.replace(/[TK]+$/, '')
}

/** The level a code belongs to: 01–14 undergraduate, 21–39 vocational undergraduate, 41–59 junior college. */
export function levelOfCode(code: string): MajorLevel {
  if (code < '2') return 1
  return code < '4' ? 3 : 2
}

/** The whole tree of one level, in the order of the official catalogue. */
export function majorTree(level: MajorLevel): readonly TreeMajorCategory[] {
  return catalogue(level).tree
}

/** All majors of one level, in the order of the official catalogue. */
export function allMajors(level: MajorLevel): readonly Major[] {
  return catalogue(level).majors
}

/** A major by its code, with or without its letters; undefined when that level has none. */
export function findMajor(code: string, level: MajorLevel = levelOfCode(code)): Major | undefined {
  return catalogue(level).byCode.get(code)
}

/** The majors of a type; empty for an unknown type. */
export function majorsOfType(typeCode: string, level: MajorLevel = levelOfCode(typeCode)): readonly Major[] {
  return catalogue(level).byType.get(typeCode) ?? []
}

/**
 * The majors whose name or code contains a keyword, and all majors of a type whose name contains it; letters in
 * either case. An empty keyword keeps everything; `category` (name or code) keeps one category (S2 §2).
 */
export function searchMajors(level: MajorLevel, keyword: string, category?: string): TreeMajorCategory[] {
  const wanted = keyword.trim().toLowerCase()
  const holds = (text: string) => text.toLowerCase().includes(wanted)
  const found: TreeMajorCategory[] = []
  for (const entry of majorTree(level)) {
    if (category && category !== entry.majorCategory && category !== entry.majorCategoryCode) continue
    const majorTypes = entry.majorTypes
      .map((type) =>
        holds(type.type)
          ? type
          : { ...type, majors: type.majors.filter((m) => holds(m.majorName) || holds(m.majorCode)) },
      )
      .filter((type) => type.majors.length > 0)
    if (majorTypes.length > 0) found.push({ ...entry, majorTypes })
  }
  return found
}
