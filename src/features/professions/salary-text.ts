import { formatCount } from '~/shared/lib/text/format'

/** Pay as a source writes it (`9800-13200元/月`), its figures grouped and spanned as everywhere; other words stay. */
export function salaryText(written: string): string {
  return written
    .replace(/\d{4,}/g, (digits) => formatCount(Number(digits)))
    .replace(/(\d)\s*[-—~～]\s*(?=\d)/g, '$1–')
    .replace(/(\d)(?=元)/g, '$1 ')
}
