import { LIST_TIERS, type SharedList, type SharedRow } from './shared-list'

/** Of the list, from and of. */
const PART_MEMBERS = 3
/** The sign of a row whose tier is not known. */
const UNKNOWN = '-'

/**
 * A list as bare arrays: names of fields cost room in every row. The order of the members is that of version 1; a
 * change of it is a new version. Versions 3 and 4 add one text with a sign for the tier of each row. Versions 2 and 4
 * say which part of a list it is.
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
    ...(hasTiers({ rows }) ? [rows.map(packedTier).join('')] : []),
    ...(part ? [part.list, part.from, part.of] : []),
  ]
}

/** The fields of a packed list, not yet checked; undefined for what has another shape. */
export function unpacked(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const [title, province, year, subject, batch, rank, electives, rows, ...more] = value
  if (!Array.isArray(rows)) return undefined
  // A part has three members: what stands before them are the tiers.
  const tiers = more.length % PART_MEMBERS === 1 ? String(more[0]) : ''
  const part = tiers === '' ? more : more.slice(1)
  return {
    ...(title !== 0 && { title }),
    province,
    year,
    subject,
    batch,
    ...(rank !== 0 && { rank }),
    ...(electives !== 0 && { electives }),
    rows: rows.map((row, at) => unpackedRow(row, tiers[at])),
    ...(part.length > 0 && { part: { list: part[0], from: part[1], of: part[2] } }),
  }
}

/** Whether any row says what it is called in its list. */
export function hasTiers({ rows }: Pick<SharedList, 'rows'>): boolean {
  return rows.some(({ tier }) => tier !== undefined)
}

const packedTier = ({ tier }: SharedRow) => (tier === undefined ? UNKNOWN : LIST_TIERS.indexOf(tier))

/** 服从: −1 not told, else 0 or 1. */
function packedRow({ schoolId, school, unitId, unit, majors, adjust }: SharedRow): unknown {
  const codes = majors.flatMap(({ code, name }) => [code, name])
  return [schoolId, school, unitId ?? 0, unit ?? 0, adjust === undefined ? -1 : Number(adjust), ...codes]
}

function unpackedRow(value: unknown, sign: string = UNKNOWN): unknown {
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
    ...(sign !== UNKNOWN && { tier: LIST_TIERS[Number(sign)] ?? sign }),
  }
}
