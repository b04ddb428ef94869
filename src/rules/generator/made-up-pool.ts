import { type Frame, frameOf } from '../list/frame'
import { judge } from '../list/judge'
import type { Candidate, CandidateMajor } from './candidate'

/** For tests: a frame of 安徽 物理 2026, or of another province. */
export function madeUpFrame(rank: number, province = '安徽'): Frame {
  const frame = frameOf({ province, year: 2026, subject: '物理', batch: '本科批', rank })
  if (!frame) throw new Error(`没有${province}`)
  return frame
}

const PLACES = ['安徽', '江苏', '浙江', '四川', '广东', '北京', '湖北', '陕西']
const MAJORS = [
  ['计算机科学与技术', '080901'],
  ['电气工程及其自动化', '080601'],
  ['英语', '050201'],
  ['会计学', '120203'],
  ['土木工程', '081001'],
  ['护理学', '101101'],
  ['法学', '030101'],
  ['德语', '050203'],
] as const

/** For tests: `count` units from well above a rank to far below it, with lines of three years, in eight provinces. */
export function madeUpPool(frame: Frame, count = 400, seed = 1): Candidate[] {
  return Array.from({ length: count }, (_, place) => madeUpUnit(frame, place, count, seed))
}

function madeUpUnit(frame: Frame, place: number, count: number, seed: number): Candidate {
  const noise = (salt: number) =>
    ((Math.imul(place + 1, 2_654_435_761) ^ (salt * seed * 40_503)) >>> 0) / 2 ** 32
  const log = Math.log(frame.rank) - 0.5 + (1.4 * place) / count
  const rankIn = (age: number) => Math.max(Math.round(Math.exp(log + 0.08 * (noise(age) - 0.5))), 1)
  const lines = [1, 2, 3].map((age) => ({ year: frame.year - age, rank: rankIn(age) }))
  const unit = lines[0]?.rank ?? 1
  const first = Math.floor(noise(7) * MAJORS.length)
  const majors = [0, 1, 2].map((step): CandidateMajor => {
    const [name, code] = MAJORS[(first + step) % MAJORS.length] ?? MAJORS[0]
    const rank = Math.round(unit * (1 - 0.06 * step))
    return { code: `0${step + 1}`, name, catalogueCodes: [code], plan: 4 + 9 * step, fee: 5000, rank }
  })
  const plan = place % 17 === 0 ? 2 : majors.reduce((sum, major) => sum + major.plan, 0)
  const school = `学校 ${place >> 2}`
  const province = PLACES[(place >> 2) % PLACES.length] ?? '安徽'
  const isPrivate = place % 23 === 0
  const row = { school, unit: String(place), province, requirement: '不限', plan, lastPlan: plan, lines }
  return {
    id: `u-${place}`,
    schoolId: `s-${place >> 2}`,
    province,
    types: [(place >> 2) % 3 === 0 ? '理工类' : '综合类'],
    features: (place >> 2) % 5 === 0 ? ['211'] : [],
    institution: isPrivate ? '民办' : '公办',
    joint: place % 29 === 0,
    plan,
    judged: judge(frame, { ...row, adjust: true }),
    majors,
    row,
  }
}
