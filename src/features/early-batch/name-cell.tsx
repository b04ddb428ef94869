import type { ReactNode } from 'react'

interface NameCellProps {
  readonly schoolName: ReactNode
  readonly majorName?: string | null | undefined
  /** How many majors the row opens into. */
  readonly majors: number
}

/** The name of a row: of a school, of a group of its majors, or of one of them. */
export function NameCell({ schoolName, majorName, majors }: NameCellProps) {
  return (
    <>
      <span className="mr-2">
        {schoolName}
        {majorName && ` · ${majorName}`}
      </span>
      {majors > 0 && <span className="text-xs whitespace-nowrap text-muted-foreground">{majors} 个专业</span>}
    </>
  )
}
