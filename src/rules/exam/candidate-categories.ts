/** What a line says where a province draws lines by category of candidates, and whose the figures here are. */
const NOTES: Readonly<Record<string, string>> = {
  西藏: '西藏的控制线分 A 类、B 类考生，两类相差可达一百分；属于哪一类，以西藏教育考试院的资格审核为准。位次和院校的线不分类别。',
  新疆: '这里只有新疆普通类的线。单列类考生另有控制线和计划，没有收录，以新疆教育考试院公布的为准。',
}

/** Says for which candidates the figures of a province are; undefined where all of a subject are admitted together. */
export function categoryNote(province: string): string | undefined {
  return NOTES[province]
}

/** Categories of candidates for whom a province draws lines of their own; 单列 of 新疆 has a plan of its own too. */
export const CATEGORIES = ['A', 'B', '单列'] as const
export type Category = (typeof CATEGORIES)[number]

const CATEGORIES_OF: Readonly<Record<string, readonly Category[]>> = { 西藏: ['A', 'B'], 新疆: ['单列'] }
/** Whose lines stand where no category is chosen. */
const ALL_OF: Readonly<Record<string, string>> = { 西藏: 'A、B 类都看', 新疆: '普通类' }

/** A 类, 单列类. */
export function categoryName(category: Category): string {
  return category === '单列' ? '单列类' : `${category} 类`
}

/** The category of an address where the province has it; a change of the province leaves none behind. */
export function categoryIn(province: string | undefined, asked: Category | undefined): Category | undefined {
  return CATEGORIES_OF[province ?? '']?.find((category) => category === asked)
}

/** What can be chosen in a province, the first for whoever has not chosen; nothing where all are admitted together. */
export function categoryChoices(
  province: string | undefined,
): readonly { readonly value: Category | ''; readonly label: string }[] {
  const all = ALL_OF[province ?? '']
  const offered = CATEGORIES_OF[province ?? ''] ?? []
  return all === undefined
    ? []
    : [{ value: '', label: all }, ...offered.map((value) => ({ value, label: categoryName(value) }))]
}
