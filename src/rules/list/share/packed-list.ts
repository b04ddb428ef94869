import type { SharedList, SharedRow } from './shared-list'

/**
 * A list as bare arrays: names of fields cost room in every row. The order of the members is that of version 1; a change
 * of it is a new version. Version 2 adds which part of a list it is.
 */
export function packed({
  title,
  province,
  year,
  subject,
  batch,
  rank,
  electives,
  rows,
  part,
}: SharedList): unknown {
  return [
    ...[title ?? 0, province, year, subject, batch, rank ?? 0, electives ?? 0, rows.map(packedRow)],
    ...(part ? [part.list, part.from, part.of] : []),
  ]
}

/** The fields of a packed list, not yet checked; undefined for what has another shape. */
export function unpacked(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const [title, province, year, subject, batch, rank, electives, rows, ...part] = value
  if (!Array.isArray(rows)) return undefined
  return {
    ...(title !== 0 && { title }),
    province,
    year,
    subject,
    batch,
    ...(rank !== 0 && { rank }),
    ...(electives !== 0 && { electives }),
    rows: rows.map(unpackedRow),
    ...(part.length > 0 && { part: { list: part[0], from: part[1], of: part[2] } }),
  }
}

/** 服从: −1 not told, else 0 or 1. */
function packedRow({ schoolId, school, unitId, unit, majors, adjust }: SharedRow): unknown {
  const codes = majors.flatMap(({ code, name }) => [code, name])
  return [schoolId, school, unitId ?? 0, unit ?? 0, adjust === undefined ? -1 : Number(adjust), ...codes]
}

function unpackedRow(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const [schoolId, school, unitId, unit, adjust, ...codes] = value
  if (codes.length % 2 !== 0 || ![-1, 0, 1].includes(adjust)) return undefined
  const majors = Array.from({ length: codes.length / 2 }, (_, place) => ({
    code: codes[2 * place],
    name: codes[2 * place + 1],
  }))
  return {
    schoolId,
    school,
    ...(unitId !== 0 && { unitId }),
    ...(unit !== 0 && { unit }),
    majors,
    ...(adjust !== -1 && { adjust: adjust === 1 }),
  }
}
