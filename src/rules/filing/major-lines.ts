import type { MajorScoreLine } from '~/contracts/school-lines'
import { easiestLine } from './easiest-line'
import { isJoint } from './joint'

type Named = Pick<MajorScoreLine, 'majorName' | 'note'>

/** Whether a row of a plan or of lines enrols for a major: under its name, or as one of those of a type (大类招生). */
export function enrolsFor({ majorName, note }: Named, name: string): boolean {
  const plain = majorName.replace(/[（(].*$/, '').trim()
  const included = /包含专业：(.*)$/.exec(note ?? '')?.[1]?.split('、') ?? []
  return plain === name || included.includes(name)
}

/** The two lines of a major at one school in one year. */
export interface MajorLines {
  /** The lowest of its ordinary rows; of 中外合作 where it has nothing else. */
  readonly line: MajorScoreLine
  /** The lowest of its 中外合作, where that is not `line` itself. */
  readonly joint: MajorScoreLine | undefined
}

/** The lines of a major at a school, of the rows that enrol for it; undefined without a row. */
export function majorLines(rows: readonly MajorScoreLine[]): MajorLines | undefined {
  const isOfJoint = ({ majorName, note }: MajorScoreLine) => isJoint(majorName, note)
  const ordinary = easiestLine(rows.filter((row) => !isOfJoint(row)))
  const joint = easiestLine(rows.filter(isOfJoint))
  const line = ordinary ?? joint
  return line && { line, joint: ordinary && joint }
}
