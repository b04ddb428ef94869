/** What a school can be called. */
export interface CalledSchool {
  readonly id: string
  readonly schoolName: string
  readonly aliases?: readonly string[] | null | undefined
  /** The code of the province that the list is for; absent where nobody has told it. */
  readonly schoolEnrollCode?: string | null | undefined
}

/** What stands beside the name of a school in its cell. */
export interface Beside {
  /** The code of a group, where it was written with its school: 0101003, 安徽大学（003组）. */
  readonly group?: string
  /** The name of a major behind that of the school. */
  readonly major?: string
  /** Brackets that were read as marks: 公办, 985. */
  readonly marks?: readonly string[]
}

/** The school that a row names. */
export interface NamedSchool extends Beside {
  readonly id: string
  /** The code of the row is nobody's; the name alone counted. */
  readonly strangeCode?: string
  /** The code counted: the name of the row is nobody's, and is nearly that of the school. */
  readonly strangeName?: string
}

/** Schools that a row could mean; asked for. */
export interface AskedSchool extends Beside {
  /** The likeliest first; none where nothing is known. */
  readonly ids: readonly string[]
  /** Code and name say two schools; several have the name; a bracket is no campus that is known; nobody is called so. */
  readonly why: '代码' | '几所' | '括号' | '没有'
  /** The bracket, which may say where the school `ids[0]` stands: 郑州大学（郑州）. */
  readonly place?: string
}

export type SchoolReading = NamedSchool | AskedSchool
