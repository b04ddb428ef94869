import { rows, text } from '../kit/table'
import { PROFESSIONS } from './facts/professions'

/** A leaf of the profession tree (S1 §3, S2 §3): seven characters. */
export interface ProfessionVo {
  readonly professionCode: string
  readonly professionName: string
}

/** Five characters. */
export interface ProfessionType {
  readonly typeCode: string
  readonly typeName: string
  readonly professionVos: readonly ProfessionVo[]
}

/** Three characters. */
export interface ProfessionCategory {
  readonly categoryCode: string
  readonly categoryName: string
  readonly professionTypes: readonly ProfessionType[]
}

/** A profession with its place in the tree, for the breadcrumb (S1 §2). */
export interface Profession extends ProfessionVo {
  readonly typeCode: string
  readonly typeName: string
  readonly categoryCode: string
  readonly categoryName: string
  /** Place inside its type, from 0. */
  readonly position: number
}

const TYPE_LENGTH = 5

interface Catalogue {
  readonly tree: readonly ProfessionCategory[]
  readonly types: ReadonlyMap<string, ProfessionType>
  readonly professions: ReadonlyMap<string, Profession>
}

let catalogue: Catalogue | undefined

interface GrowingType extends ProfessionType {
  readonly professionVos: ProfessionVo[]
}

interface GrowingCategory extends ProfessionCategory {
  readonly professionTypes: GrowingType[]
}

function read(): Catalogue {
  const tree: GrowingCategory[] = []
  const professions = new Map<string, Profession>()
  for (const { code, name } of rows({ PROFESSIONS }, { code: text, name: text })) {
    const category = tree.at(-1)
    const type = category?.professionTypes.at(-1)
    if (code.length < TYPE_LENGTH) tree.push({ categoryCode: code, categoryName: name, professionTypes: [] })
    else if (code.length === TYPE_LENGTH) {
      category?.professionTypes.push({ typeCode: code, typeName: name, professionVos: [] })
    } else if (category && type) {
      professions.set(code, {
        professionCode: code,
        professionName: name,
        typeCode: type.typeCode,
        typeName: type.typeName,
        categoryCode: category.categoryCode,
        categoryName: category.categoryName,
        position: type.professionVos.length,
      })
      type.professionVos.push({ professionCode: code, professionName: name })
    } else throw new Error(`职业目录缺少上级：${code}`)
  }
  const types = new Map(tree.flatMap((c) => c.professionTypes.map((t) => [t.typeCode, t] as const)))
  return { tree, types, professions }
}

function readCatalogue(): Catalogue {
  catalogue ??= read()
  return catalogue
}

/** Category → type → profession, sorted by code. */
export function professionTree(): readonly ProfessionCategory[] {
  return readCatalogue().tree
}

/** A profession by its seven characters; undefined when there is none. */
export function findProfession(code: string): Profession | undefined {
  return readCatalogue().professions.get(code)
}

/** A type by its five characters, or by those of one of its professions; undefined when there is none. */
export function findProfessionType(code: string): ProfessionType | undefined {
  return readCatalogue().types.get(code.slice(0, TYPE_LENGTH))
}

/** A type by its name: two calls of S1 §7 ask by name. Undefined when there is none. */
export function professionTypeByName(name: string): ProfessionType | undefined {
  for (const type of readCatalogue().types.values()) if (type.typeName === name) return type
  return undefined
}

/**
 * The professions whose name or code contains a keyword, and whole types whose name contains it. An empty keyword
 * keeps everything; `category` (name or code) keeps one category (S2 §7).
 */
export function searchProfessions(keyword: string, category?: string): ProfessionCategory[] {
  const wanted = keyword.trim().toLowerCase()
  const holds = (text: string) => text.toLowerCase().includes(wanted)
  const found: ProfessionCategory[] = []
  for (const entry of professionTree()) {
    if (category && category !== entry.categoryName && category !== entry.categoryCode) continue
    const professionTypes = entry.professionTypes
      .map((type) =>
        holds(type.typeName)
          ? type
          : {
              ...type,
              professionVos: type.professionVos.filter(
                (vo) => holds(vo.professionName) || holds(vo.professionCode),
              ),
            },
      )
      .filter((type) => type.professionVos.length > 0)
    if (professionTypes.length > 0) found.push({ ...entry, professionTypes })
  }
  return found
}
