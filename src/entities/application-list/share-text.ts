/** A share from 0 to 1 of the simulated years: 不到 0.1%, 0.4%, 12%. */
export function shareText(share: number): string {
  const percent = share * 100
  if (percent < 0.1) return '不到 0.1%'
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}
