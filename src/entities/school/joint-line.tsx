import type { SchoolLines } from '~/rules/filing/school-lines'
import { placeText, pointsText } from '~/shared/lib/text/format'

interface JointLineProps {
  readonly of: SchoolLines | undefined
  readonly className?: string
}

/** The line of 中外合作 beside that of the ordinary majors: it takes lower ranks, at another price. Nothing without one. */
export function JointLine({ of: lines, className }: JointLineProps) {
  if (!lines?.joint) return null
  const { lowestRank, lowestScore } = lines.joint
  return (
    <span className={className}>
      中外合作最低 {placeText(lowestRank)}，{pointsText(lowestScore)}
    </span>
  )
}
