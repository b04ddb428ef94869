/** What is said of pages whose code has come, by the id of their route; it comes with that code (scripts/bundle/page-texts.ts). */
export const pageTexts = new Map<string, string>()

/** What is said of a page; what it is about stands first, once an answer has told it. */
export function descriptionOf(text: string | undefined, subject?: string): string | undefined {
  return text && subject ? `${subject}：${text}` : text
}
