import { genderShares, sharesText } from '~/entities/major/gender-shares'

/** Men and women in words, with a bar of the same shares; any other text as it stands. */
export function GenderRatio({ text }: { text: string }) {
  const shares = genderShares(text)
  if (!shares) return text
  return (
    <>
      <span>{sharesText(shares)}</span>
      <span aria-hidden className="mt-1.5 flex h-2 max-w-48 gap-0.5 forced-color-adjust-none">
        <span className="rounded-l bg-primary" style={{ width: `${shares.men}%` }} />
        <span
          className="rounded-r border border-primary bg-primary-soft"
          style={{ width: `${shares.women}%` }}
        />
      </span>
    </>
  )
}
