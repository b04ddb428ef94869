import type { MajorScoreLineGroup, SchoolScoreLine } from '~/contracts/school-lines'
import { batchOf, lineOfYear } from '~/shared/domain/school-lines'
import type { SharedRow } from '~/shared/domain/shared-list/shared-list'

/** What a unit took in one year, as everybody may know it. */
export interface PublicLine {
  readonly year: number
  readonly lowestRank: number
  readonly lowestScore: number
}

const YEARS = 3

/** The newest lines of a major group or of a school, before the year of the list. */
export function linesOfUnit(
  lines: readonly SchoolScoreLine[],
  { unit }: SharedRow,
  { batch, year: before }: { readonly batch: string; readonly year: number },
): PublicLine[] {
  const years = [...new Set(lines.map(({ year }) => year))].filter((year) => year < before)
  return years
    .toSorted((a, b) => b - a)
    .slice(0, YEARS)
    .flatMap((year) => {
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
