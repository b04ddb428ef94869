import type { LinkProps } from '@tanstack/react-router'
import type { Kind } from './found'
import type { Understood } from './use-understood'

/** Something that the list below the box offers; without a link it is a text to look for. */
export interface SearchOption {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly hint: string
  readonly link?: LinkProps
}

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  school: '院校',
  major: '专业',
  profession: '职业',
}

/** What is offered for a text: pages that answer it, then names; for no text what was looked for before. */
export function optionsOf(
  text: string,
  { intents, found }: Understood,
  recent: readonly string[],
): SearchOption[] {
  if (text === '')
    return recent.map((label) => ({ id: `recent-${label}`, group: '最近搜过', label, hint: '' }))
  return [
    ...intents.map((intent) => ({ ...intent, group: '直接去' })),
    ...[...found.school, ...found.major, ...found.profession].map(({ id, kind, name, trail, link }) => ({
      id,
      group: KIND_LABELS[kind],
      label: name,
      hint: trail,
      link,
    })),
  ]
}
