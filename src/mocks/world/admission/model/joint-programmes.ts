import { list, rows, text, trailing } from '../../kit/table'
import type { School } from '../../schools/schools'
import { JOINT_MAJORS, REGISTERED_JOINT } from '../facts/joint-majors'

/** What a school runs with a foreign one at the undergraduate level. */
export interface JointProgrammes {
  /** Digits of the majors. */
  readonly majors: ReadonlySet<string>
  /** The college that they belong to. */
  readonly college?: string
}

const known: ReadonlyMap<string, JointProgrammes> = new Map(
  rows({ JOINT_MAJORS, REGISTERED_JOINT }, { id: text, majors: list(), college: trailing(text) }).map(
    ({ id, majors, college }) => [id, { majors: new Set(majors), ...(college !== undefined && { college }) }],
  ),
)

/** The approved programmes of a school; undefined where it has none. */
export function programmesOf({ id }: School): JointProgrammes | undefined {
  return known.get(id)
}
