import { Link } from '@tanstack/react-router'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { LoginMark } from '~/entities/place/login-mark'
import { type FarOff, roundGap } from '~/entities/rank/far-off'

interface FarOffLineProps {
  readonly far: FarOff
  readonly rank: number
  readonly question: LineQuestion
}

/** Said once, where no line is near the reader's rank: how far, and where the nearer schools are. */
export function FarOffLine({
  far: { isBelow, gap },
  rank,
  question: { province, subject },
}: FarOffLineProps) {
  return (
    <p className="text-sm">
      你比本校{isBelow ? '最低的线低' : '最高的线高'}约 {roundGap(gap)}位，差距较大，不逐行比较。
      <Link
        to="/chadaxue"
        search={{ province, subject, rank, reach: '稳' }}
        preload={false}
        className="print-hidden inline-flex min-h-11 items-center gap-1 text-primary underline underline-offset-4 md:min-h-6"
      >
        看位次相近的院校 <LoginMark to="/chadaxue" inWords />
      </Link>
    </p>
  )
}
