import type { Opinion } from '~/rules/list/share/family-reply'

/** How an opinion looks: its word, a sign where there is little room, and its colour. */
export const OPINION_LOOKS: Readonly<
  Record<Opinion, { readonly word: string; readonly sign: string; readonly className: string }>
> = {
  want: { word: '想去', sign: '✓', className: 'text-safety bg-safety-soft' },
  not: { word: '不想去', sign: '✕', className: 'text-reach bg-reach-soft' },
  ask: { word: '问问', sign: '？', className: 'text-match bg-match-soft' },
}

/** How many rows have each opinion: 想去 3 个，问问 1 个; empty where there is none. */
export function opinionsText(opinions: readonly Opinion[]): string {
  return (Object.keys(OPINION_LOOKS) as Opinion[])
    .map(
      (opinion) => [OPINION_LOOKS[opinion].word, opinions.filter((one) => one === opinion).length] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${word} ${count} 个`)
    .join('，')
}
