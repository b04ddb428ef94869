/** One figure of an answer under its name. */
export function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{term}</dt>
      <dd className="mt-0.5 text-lg">{value}</dd>
    </div>
  )
}
