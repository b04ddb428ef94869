import { type ReferenceRow, referenceRows } from './reference-file'

/** The ordinary groups of a school in 安徽 2025 for one subject, ranks from the best to the last. */
export interface PublishedGroups {
  readonly id: string
  readonly subject: string
  /** Rank of the last ordinary group, without those of a few places behind it. */
  readonly last: number
  /** Rank of the group in which the middle place lies. */
  readonly middle: number
}

interface Group {
  readonly rank: number
  /** Places, 0 where they are not known. */
  places: number
  majors: number
  readonly joint: boolean
}

/** Tuition of a group, yuan a year, from which on it is one of 中外合作办学. */
const JOINT_FEE = 14_000
/** Last groups with a smaller share of the places are left out. */
const FEW = 0.13
/** Where places are not known the groups are not all at hand: what lies so far behind the school's published line is left out. */
const BEHIND_LINE = 1.25

/** By school and subject. The subject of a row that does not say it is told from its score and rank. */
export function publishedGroups(dataDir: string): PublishedGroups[] {
  const fees = feesByGroup(dataDir)
  const lines = schoolLines(dataDir)
  const subjectOf = subjectBy(dataDir)
  const schools = new Map<string, Group[]>()
  for (const row of referenceRows(dataDir, 'groups_anhui_2025')) {
    const { zs_code: id = '', group = '', min_rank = '' } = row
    if (row.batch !== '本科批' || row.enroll_type !== '普通类' || Number(min_rank) === 0) continue
    const subject = subjectOf(row)
    const key = `${id}|${subject}`
    const middleFee = fees.get(`${key}|${group}`)?.toSorted((a, b) => a - b)
    const fee = middleFee?.[Math.floor(middleFee.length / 2)] ?? 0
    add(schools, key, {
      rank: Number(min_rank),
      places: Number(row.plan) || 0,
      majors: Number(row.majors) || 0,
      joint: fee >= JOINT_FEE,
    })
  }
  return [...schools].map(([key, groups]) => {
    const [id = '', subject = ''] = key.split('|')
    return { id, subject, ...ordinary(groups, lines.get(key)) }
  })
}

/** Rows of a group stand twice. */
function add(schools: Map<string, Group[]>, key: string, group: Group) {
  const groups = schools.get(key) ?? []
  schools.set(key, groups)
  const same = groups.find(({ rank, joint }) => rank === group.rank && joint === group.joint)
  if (!same) groups.push(group)
  else {
    same.places = Math.max(same.places, group.places)
    same.majors = Math.max(same.majors, group.majors)
  }
}

function ordinary(groups: readonly Group[], line: number | undefined): { last: number; middle: number } {
  const plain = groups.filter(({ joint }) => !joint)
  const all = plain.length > 0 ? plain : groups
  const known = all.every(({ places }) => places > 0)
  const near = all.filter(({ rank }) => known || !line || rank <= BEHIND_LINE * line)
  const weight = ({ places, majors }: Group) => (known ? places : majors)
  const kept = (near.length > 0 ? near : all).toSorted((a, b) => a.rank - b.rank)
  const total = (of: readonly Group[]) => of.reduce((sum, group) => sum + weight(group), 0)
  const few = FEW * total(kept)
  for (let left = 0; kept.length > 1; kept.pop()) {
    left += weight(kept.at(-1) as Group)
    if (left > few) break
  }
  const half = total(kept) / 2
  let filled = 0
  const middle = kept.find((group) => {
    filled += weight(group)
    return filled >= half
  })
  return { last: kept.at(-1)?.rank ?? Number.NaN, middle: middle?.rank ?? Number.NaN }
}

function feesByGroup(dataDir: string): Map<string, number[]> {
  const fees = new Map<string, number[]>()
  for (const { zs_code, subject = '', group, batch, tuition } of referenceRows(
    dataDir,
    'group_majors_anhui_2025',
  )) {
    if (batch !== '本科批' || !(Number(tuition) > 0)) continue
    const key = `${zs_code}|${subject.slice(0, 2)}|${group}`
    fees.set(key, [...(fees.get(key) ?? []), Number(tuition)])
  }
  return fees
}

function schoolLines(dataDir: string): Map<string, number> {
  const rows = referenceRows(dataDir, 'school_lines_anhui_2023_2025').filter(
    ({ school = '', level = '' }) => level.startsWith('本科') && !/校区|（/.test(school),
  )
  return new Map(
    rows.map(({ zs_code, subject = '', rank_2025 }) => [
      `${zs_code}|${subject.slice(0, 2)}`,
      Number(rank_2025),
    ]),
  )
}

/** Which subject's score table has a group's rank at its score. */
function subjectBy(dataDir: string): (row: ReferenceRow) => string {
  const ranks = new Map(
    referenceRows(dataDir, 'yfyd_anhui_2024_2025')
      .filter(({ year }) => year === '2025')
      .map(({ subject = '', score, rank_low }) => [`${subject.slice(0, 2)}|${score}`, Number(rank_low)]),
  )
  return ({ subject = '', requirement = '', min_score = '', min_rank }) => {
    const said = subject.slice(0, 2) || /物理|历史/.exec(requirement)?.[0]
    if (said) return said
    const off = (name: string) =>
      Math.abs(Math.log((ranks.get(`${name}|${min_score}`) ?? 1) / Number(min_rank)))
    return off('历史') < off('物理') ? '历史' : '物理'
  }
}
