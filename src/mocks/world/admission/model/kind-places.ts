import { hundredths, rows, text } from '../../kit/table'
import { promisedTypes } from '../../schools/model/teaching'
import type { School } from '../../schools/schools'
import { KIND_PLACES } from '../facts/kind-places'
import type { PossibleRow } from './possible-rows'

const ANY = '*'
/** A major that the school has its name from, or a 双一流 discipline, is larger still. */
const PROMISED = 1.5
/** Digits of the beginnings of codes, the longest first. */
const BEGINNINGS = [6, 4, 2]

const known: ReadonlyMap<string, number> = new Map(
  rows({ KIND_PLACES }, { kind: text, code: text, places: hundredths }).map(({ kind, code, places }) => [
    `${kind}|${code}`,
    places,
  ]),
)

function ofMajor(kind: string, digits: string): number {
  for (const group of [kind, ANY]) {
    for (const length of BEGINNINGS) {
      const places = known.get(`${group}|${digits.slice(0, length)}`)
      if (places !== undefined) return places
    }
  }
  return 1
}

/** How many times the places of the usual row of its school a row has; several majors together have what they have in the middle. */
export function kindPlaces(school: School, { majors }: Pick<PossibleRow, 'majors'>): number {
  if (majors.length === 0) return 1
  const kind = school.schoolType[0] ?? ANY
  const promised = promisedTypes(school)
  const sum = majors.reduce(
    (all, { digits, major }) => all + ofMajor(kind, digits) * (promised.has(major.typeCode) ? PROMISED : 1),
    0,
  )
  return sum / majors.length
}
