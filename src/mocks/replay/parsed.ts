/** The value that a text writes as JSON, or why there is none. */
export function parsed(text: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return `不是 JSON：${error instanceof Error ? error.message.slice(0, 120) : ''}`
  }
}
