/** What a group asks of electives, without the first choice that its table is about: 首选物理，再选化学 is 化学. Undefined where nothing is said. */
export function shortRequirement(text: string | null | undefined): string | undefined {
  return text?.replace(/^首选[^，,]*[，,]\s*再选(?:科目)?/, '').trim() || undefined
}
