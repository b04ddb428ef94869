import type { MajorScoreLineGroup, SchoolScoreLine } from '~/contracts/school-lines'
import { batchOf, lineOfYear } from '~/rules/filing/school-lines'
import type { SharedRow } from '~/rules/list/share/shared-list'

/** What a unit took in one year, as everybody may know it. */
export interface PublicLine {
  readonly year: number
  readonly lowestRank: number | null | undefined
  readonly lowestScore: number | null | undefined
}

const YEARS = 3

/** The years whose lines stand beside a list of a year, the newest first. */
export function yearsBefore(year: number): number[] {
  return Array.from({ length: YEARS }, (_, index) => year - 1 - index)
}

/** The lines of a major group or of a school in the years before that of the list. */
export function linesOfUnit(
  lines: readonly SchoolScoreLine[],
  { unit }: SharedRow,
  { batch, year: before }: { readonly batch: string; readonly year: number },
): PublicLine[] {
  return yearsBefore(before).flatMap((year) => {
    const line = unit
      ? lines.find((one) => one.year === year && batchOf(one) === batch && one.majorGroupCode === unit)
      : lineOfYear(lines, { year, batch })
    return line ? [{ year, lowestRank: line.lowestRank, lowestScore: line.lowestScore }] : []
  })
}

/** The line of a row that is one major, among the majors of its school in one year. */
export function lineOfMajor(
  groups: readonly MajorScoreLineGroup[],
  { majors }: SharedRow,
  year: number,
): PublicLine[] {
  const [wanted] = majors
  const details = groups.flatMap((group) => group.details)
  const line =
    details.find(({ majorEnrollCode }) => majorEnrollCode === wanted?.code) ??
    details.find(({ majorName }) => majorName === wanted?.name)
  return line ? [{ year, lowestRank: line.lowestRank, lowestScore: line.lowestScore }] : []
}
