import type { ListMajor } from './list-input'
import type { ListModel, ModelRow } from './list-model'

/** Majors of the unit that the student has ruled out, beside the chosen ones. */
export function unwantedBeside({ row }: ModelRow, { list }: ListModel): ListMajor[] {
  const unwanted = list.student.unwanted ?? []
  return (row.alsoInUnit ?? []).filter(({ name }) => unwanted.some((word) => name.includes(word)))
}
