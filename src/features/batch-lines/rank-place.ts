import type { ControlLine } from '~/contracts/control-lines'
import type { RankPlace } from '~/entities/place/places'

/** Where a line's rank stands. 西藏 draws lines by group of candidates, 理科(A类), but ranks everybody of a subject together. */
export function rankPlaceOf(line: ControlLine, year: number): RankPlace {
  return {
    kind: 'rank',
    province: line.province,
    year,
    subject: line.subject.replace(/\(.*\)$/, ''),
    batch: line.batch,
    score: line.controlScore,
  }
}
