import type { ReactNode } from 'react'

interface NameCellProps {
  readonly schoolName: ReactNode
  readonly majorName?: string | null | undefined
  /** How many majors the row opens into. */
  readonly majors: number
}

/** The name of a row that stands for a school, for a group of its majors, or for one of them. */
export function NameCell({ schoolName, majorName, majors }: NameCellProps) {
  return (
    <>
      {schoolName}
      {majorName && ` · ${majorName}`}
      {majors > 0 && (
        <span className="ml-2 text-xs whitespace-nowrap text-muted-foreground">{majors} 个专业</span>
      )}
    </>
  )
}
