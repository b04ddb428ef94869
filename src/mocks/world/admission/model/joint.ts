import { pairUniform, textKey } from '../../kit/pair-seed'
import { shuffle } from '../../kit/seed'
import { type Standing, standing } from '../../schools/model/school-facts'
import { nearness } from '../../schools/schools'
import { hasFlatFee } from './fee'
import { publishedDistances } from './group-distances'
import { mayBeJoint, programmesOf, runsJoint } from './joint-programmes'
import { provinceDemand } from './places'
import { type Eligible, majorNumber, type OfferKey, type PossibleRow } from './possible-rows'
import { sideOf } from './strength-scale'

const SALT = { jointIn: 74, jointCount: 75, jointMost: 84 } as const

/** Largest share of a school's majors that are run together with a foreign school. */
const MOST_JOINT = 0.2

/** How much seldomer a school has some for 历史 (安徽 2025). */
const FOR_ARTS = 0.65

/** What a school runs with a foreign one and brings to the candidates of a subject; `wanted` rows are all of its plan. */
export function jointRows(
  key: OfferKey,
  eligible: readonly Eligible[],
  wanted: number,
): readonly PossibleRow[] {
  if (!bringsJoint(key)) return []
  const { school, level } = key
  const count = Math.min(
    1 + Math.floor(5 * pairUniform(Number(school.id), 0, SALT.jointCount)),
    mostJoint(key, wanted),
  )
  const suited = shuffle(eligible, 'joint-majors', school.id).filter(({ offered }) =>
    level === '专科' ? offered.years < 5 : mayBeJoint(school, offered),
  )
  // Most of them are in engineering and the sciences.
  const sciences = suited.filter(({ electives }) => electives.includes('化学'))
  const some = sciences.length >= count ? sciences : suited
  return some.slice(0, count).map((each) => jointRow(each, programmesOf(school)?.college))
}

/** A school that brings few majors brings one with a foreign school now and then, and where it is published. */
function mostJoint({ school, province, subject }: OfferKey, wanted: number): number {
  const chance = pairUniform(Number(school.id), textKey(province), SALT.jointMost)
  const least = wanted > 1 && publishedDistances(school, province, subject)?.behind ? 1 : 0
  return Math.max(Math.floor(wanted * MOST_JOINT + chance), least)
}

/** Whether a school runs some and brings them to a province: as published, where that is known. */
function bringsJoint(key: OfferKey): boolean {
  const { school, province, subject, level } = key
  if (!runsJoint(school, level, sideOf(subject) === '历史' ? FOR_ARTS : 1)) return false
  if (school.schoolInstitution !== '公办' || hasFlatFee(school)) return false
  const published = level === '本科' ? publishedDistances(school, province, subject) : undefined
  if (published?.behind !== undefined) return published.behind > 0
  return nearness(school, province) === 'home' || isBrought(key)
}

/** Share of the large provinces to which a school brings majors that it runs with a foreign one. */
const AWAY: Readonly<Record<Standing, number>> = {
  leading: 0.9,
  strong: 0.85,
  public: 0.7,
  private: 0.6,
  junior: 0.85,
}
/** Candidates there are few, and few of them pay for it. */
const NONE_THERE = '西藏'

function isBrought({ school, province, subject, level }: OfferKey): boolean {
  if (province === NONE_THERE) return false
  const kind = level === '专科' ? 'junior' : standing(school)
  const share = AWAY[kind] * provinceDemand(province, subject, level).breadth
  return pairUniform(Number(school.id), textKey(province), SALT.jointIn) < share
}

function jointRow({ offered, electives }: Eligible, college: string | undefined): PossibleRow {
  const name = `${offered.major.majorName}（中外合作办学${college === undefined ? '' : `，${college}`}）`
  return { name, number: majorNumber(offered), majors: [offered], electives, often: 1 }
}
