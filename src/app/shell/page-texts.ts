/** What is said of a page; what it is about stands first, once an answer has told it. */
export function descriptionOf(text: string | undefined, subject?: string): string | undefined {
  return text && subject ? `${subject}：${text}` : text
}
