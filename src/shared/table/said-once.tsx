/** What all rows of a table have in common, above it. */
export function SaidOnce({ said }: { readonly said: readonly string[] }) {
  if (said.length === 0) return null
  return <p className="text-sm text-pretty text-muted-foreground">各行相同：{said.join('；')}</p>
}
