interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether bytes may be spent on what nobody has asked for yet. */
export function mayFetchAhead(
  { onLine, connection = {} }: { readonly onLine: boolean; readonly connection?: Line },
  { visibilityState }: Pick<Document, 'visibilityState'>,
): boolean {
  const { saveData = false, effectiveType = '' } = connection
  return onLine && !saveData && !/2g|3g/.test(effectiveType) && visibilityState === 'visible'
}
