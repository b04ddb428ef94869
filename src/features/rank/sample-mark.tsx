/** Beside a figure of the demonstration data that no authority's table stands behind. */
export function SampleMark() {
  return <span className="ml-2 whitespace-nowrap text-xs font-normal text-muted-foreground">示例</span>
}
