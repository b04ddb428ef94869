interface Topic {
  readonly id: string
  readonly label: string
  /** What a paragraph says that states it. */
  readonly words: RegExp
}

/** What a charter (招生章程) binds a candidate by, in the order in which it is asked. */
export const CHARTER_TOPICS = [
  { id: 'transfer', label: '调剂', words: /调剂/ },
  { id: 'order', label: '专业安排', words: /级差|分数优先|专业志愿优先|分数清/ },
  { id: 'subject', label: '单科成绩', words: /单科|(?:语文|数学|英语|外语)[^。；]{0,8}不低于/ },
  { id: 'language', label: '外语语种', words: /语种/ },
  { id: 'health', label: '体检', words: /体检|身体(?:健康)?(?:条件|状况)/ },
  { id: 'fees', label: '学费', words: /学费.*\d/s },
] as const satisfies readonly Topic[]

export type CharterTopic = (typeof CHARTER_TOPICS)[number]['id']

/** The paragraph that states a topic, by its place; undefined where none does. */
export function placeOfTopic(paragraphs: readonly string[], id: CharterTopic): number | undefined {
  const topic = CHARTER_TOPICS.find((known) => known.id === id)
  const place = paragraphs.findIndex((text) => topic?.words.test(text))
  return place < 0 ? undefined : place
}

/** A table in one line: each row by its first cell and the first column of tuition, or by all its cells. */
export function tableWords([head = [], ...rows]: readonly (readonly string[])[]): string {
  const fee = head.findIndex((cell) => cell.includes('学费'))
  if (fee < 1) return [head, ...rows].map((cells) => cells.join(' ')).join('；')
  const unit = /[（(](.+)[）)]/.exec(head[fee] ?? '')?.[1]
  const lines = rows.map((cells) => `${cells[0] ?? ''} ${cells[fee] ?? ''}`.trim())
  return `学费${unit ? `（${unit}）` : ''}：${lines.join('；')}`
}

/** The newest charter among brochures that stand with the newest first. */
export function charterOf<T extends { readonly title: string }>(brochures: readonly T[]): T | undefined {
  return brochures.find(({ title }) => title.includes('章程'))
}
