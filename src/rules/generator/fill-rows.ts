import { grouped } from '../check-up/grouped'
import type { Kind, ListRule } from './candidate'
import type { Prepared } from './prepare'
import { takeBySteps } from './steps'

/** Choices of one school in a list at most: a list must not hang on one school. */
export const OF_ONE_SCHOOL = 3
/** Largest share of a list for units of one or two places. Their lines cannot be foreseen: they are dreams at most. */
const SMALL_SHARE = 0.03
/** Largest share of a list for dreams. */
export const DREAM_SHARE = 0.2
/** Largest share of a list that one school may have. */
const SCHOOL_SHARE = 0.3
/** Dreams of a list at most: of more, families read none. */
const MOST_DREAMS = 12
/** A list with fewer 保 than this takes what most families would leave, before it slips. */
export const LEAST_SAFETIES = 3
/** 保 that a list ends on; beyond them nothing is won. */
const SOUND_SAFETIES = 5
/** A short list ends on one in so many of its rows. */
const SHORT_TAIL = 4
/** 保 lie within so many spreads of the first of them: further down safety gives away without need. */
const SAFE_DEPTH = 2.5

/** Rows of the first of a province: 冲 where there are some, and so many 保 at most. */
const TOP_SAFETIES = 4
/** Part of them that may hang on one or two places: the leading universities bring no more. */
const TOP_SMALL_SHARE = 0.3
/** Part of a list that lies at home. It holds where home has as much of a tier, and no place is wished for. */
const HOME_SHARE = 0.25

/** Where units stand that nobody has asked for: nowhere, at the end, or in every tier. */
export type Reserve = 'none' | 'end' | 'all'

export interface Filling {
  readonly size: number
  readonly rule: ListRule
  /** Places are wished for: then home has no share of its own. */
  readonly namesPlaces: boolean
  /** The first of a province have few units above them. */
  readonly isTop?: boolean | undefined
  readonly reserve?: Reserve | undefined
  /** Units that stand in the list whatever speaks against them, by id. */
  readonly must?: readonly string[] | undefined
}

/** The rows of a list, in no order yet; those that it ends on are told apart. */
export interface FilledRows {
  readonly body: readonly Prepared[]
  readonly tail: readonly Prepared[]
}

/**
 * Chooses the rows: sound 保 for the end first, then each tier its share, evenly in difficulty. Units that meet more of
 * the wishes go before others. What meets none comes where a tier has nothing else; without places wished for, half of
 * each tier lies at home or next door. A tier that runs dry gives its rows to 保, 稳, 冲 and dreams.
 */
export function fillRows(units: readonly Prepared[], filling: Filling): FilledRows {
  const { size, rule, isTop } = filling
  const rows = new RowsInMaking(units, filling)
  rows.takeMust()
  const tail = rows.takeTail(lengthOfEnd(size, rule, isTop))
  const safety = isTop ? tail.length : share(size, rule.safetyPercent)
  const dreams = Math.min(share(size, rule.dreamPercent), mostDreams(size))
  const match = share(size, rule.matchPercent)
  const wanted: Readonly<Record<Kind, number>> = {
    0: dreams,
    1: Math.max(size - safety - match - dreams, 0),
    2: match,
    3: safety,
  }
  // Near the control line 保 are few and 稳 lie close together: more than a third of them would crowd the list.
  const mostMatches = Math.max(match, Math.floor(size / 3))
  for (const kind of [1, 2, 3, 0] as const) rows.fill(kind, wanted[kind], meetsMost)
  rows.fill(2, mostMatches, meetsMost)
  rows.fill(1, Number.POSITIVE_INFINITY, meetsMost)
  for (const kind of [1, 2, 3, 0] as const) rows.fill(kind, wanted[kind], meetsSome)
  for (const kind of [1, 2, 3, 0] as const) rows.fill(kind, wanted[kind])
  rows.fill(3, isTop ? TOP_SAFETIES : Number.POSITIVE_INFINITY)
  rows.fill(2, mostMatches)
  rows.fill(1, Number.POSITIVE_INFINITY)
  rows.fill(2, Number.POSITIVE_INFINITY)
  rows.fill(0, mostDreams(size))
  if (rows.safeties < LEAST_SAFETIES) rows.fill(2, Number.POSITIVE_INFINITY, (unit) => !unit.liked)
  // A 保 before the end is there for what it gives, not to hold: it meets as much of the wishes as those of the end.
  const least = Math.min(...tail.map(({ rank }) => rank))
  const isMeant = (unit: Prepared) =>
    unit.kind < 3 || unit.rank >= least || filling.must?.includes(unit.candidate.id) || tail.length === 0
  return { body: rows.chosen.filter((unit) => !tail.includes(unit) && isMeant(unit)), tail }
}

/** How many dreams a list of so many rows has at most. */
function mostDreams(rows: number): number {
  return Math.min(Math.floor(rows * DREAM_SHARE), MOST_DREAMS)
}

const share = (size: number, percent: number) => Math.round((size * percent) / 100)

/** Whoever asks for fewer 保 than this, in percent, means the end too. */
const LEAST_SAFETY = 10

/** Whether the shares do without an end that holds the list. */
export function isWithoutEnd({ safetyPercent }: ListRule): boolean {
  return safetyPercent < LEAST_SAFETY
}

/** How many 保 a list ends on. */
function lengthOfEnd(size: number, rule: ListRule, isTop = false): number {
  const most = isTop ? LEAST_SAFETIES : SOUND_SAFETIES
  const usual = Math.min(most, Math.max(Math.ceil(size / SHORT_TAIL), 1))
  return isWithoutEnd(rule) ? Math.min(usual, share(size, rule.safetyPercent)) : usual
}

const isLiked = ({ liked }: Prepared) => liked
/** It meets the wish that counts most, or one of them; where there is none all do. */
const meetsMost = ({ liked, meetsFirst }: Prepared) => liked && meetsFirst
const meetsSome = ({ liked, rank, heed }: Prepared) =>
  liked && (rank > 0 || (heed.place && heed.major && heed.school))

class RowsInMaking {
  readonly chosen: Prepared[] = []
  private readonly known = new Set<Prepared>()
  private readonly ofSchool = new Map<string, number>()
  private readonly dreamt = new Set<string>()
  private readonly ofKind: Record<Kind, number> = { 0: 0, 1: 0, 2: 0, 3: 0 }
  private small = 0
  private near = 0
  private home = 0
  private readonly mostOfSchool: number

  constructor(
    private readonly units: readonly Prepared[],
    private readonly filling: Filling,
  ) {
    this.mostOfSchool = Math.max(Math.min(OF_ONE_SCHOOL, Math.floor(filling.size * SCHOOL_SHARE)), 1)
  }

  get safeties(): number {
    return this.ofKind[3]
  }

  takeMust(): void {
    for (const unit of this.units) {
      if (this.filling.must?.includes(unit.candidate.id) && this.chosen.length < this.filling.size)
        this.add(unit)
    }
  }

  /** The 保 that the list ends on: wished ones first, half of them at home or next door, each of another school. */
  takeTail(count: number): readonly Prepared[] {
    const open = this.units.filter((unit) => !unit.reserve && !this.known.has(unit))
    const sound = open.filter((unit) => unit.sound)
    const before = this.chosen.length
    const schools = new Set<string>()
    const fits = (unit: Prepared) => this.fits(unit) && !schools.has(unit.candidate.schoolId)
    const take = (unit: Prepared) => {
      schools.add(unit.candidate.schoolId)
      this.add(unit)
    }
    const left = () => count - (this.chosen.length - before)
    // Home and next door give their half where they meet as much of the wishes. Their 保 must lie no deeper than others.
    const half = Math.ceil(count / 2)
    const takeNear = (units: readonly Prepared[]) => {
      for (const part of ['home', 'neighbour'] as const) {
        const rows = units.filter(({ near }) => near === part)
        takeBySteps(rows, half - (this.chosen.length - before), fits, take)
      }
    }
    const takeOf = (units: readonly Prepared[], most: number) => {
      for (const group of byRank(units))
        takeBySteps(nearEnd(group), Math.min(left(), most - this.safeties), fits, take)
    }
    for (const group of byRank(sound.filter(isLiked))) {
      const end = nearEnd(group)
      if (!this.filling.namesPlaces) takeNear(end)
      takeBySteps(end, left(), fits, take)
    }
    // What most would leave holds a list where nothing else does.
    const least = Math.min(LEAST_SAFETIES, count)
    const steady = open.filter((unit) => unit.steady && isLiked(unit))
    takeOf(steady, Number.POSITIVE_INFINITY)
    takeOf(sound, least)
    if (this.filling.reserve !== 'none') {
      const reserve = this.units.filter((unit) => unit.reserve && isLiked(unit))
      takeOf(
        reserve.filter((unit) => unit.sound),
        Number.POSITIVE_INFINITY,
      )
      takeOf(
        reserve.filter((unit) => unit.steady),
        Number.POSITIVE_INFINITY,
      )
      takeOf(
        reserve.filter(({ kind }) => kind === 3),
        least,
      )
    }
    // Where one year alone can be compared no 保 is sound: others are better than none.
    const others = open.filter(({ kind }) => kind === 3)
    takeOf(others.filter(isLiked), Number.POSITIVE_INFINITY)
    takeOf(others, least)
    return this.chosen.slice(before)
  }

  /** Takes units of a kind until the list has `count` of it. */
  fill(kind: Kind, count: number, isMeant: (unit: Prepared) => boolean = isLiked): void {
    // Out of reach and not what is wanted most, or without what is to be studied: that is nobody's dream.
    const isDreamt = ({ meetsFirst, heed }: Prepared) => meetsFirst && heed.major
    const units = this.units.filter(
      (unit) => unit.kind === kind && isMeant(unit) && (kind > 0 || isDreamt(unit)),
    )
    const fits = (unit: Prepared) => this.fits(unit)
    const take = (unit: Prepared) => this.add(unit)
    const left = () => Math.min(count - this.ofKind[kind], this.filling.size - this.chosen.length)
    const asked = units.filter(({ reserve }) => !reserve)
    const reserve = this.filling.reserve === 'all' ? units.filter((unit) => unit.reserve) : []
    for (const ofRank of [...byRank(asked), ...byRank(reserve)]) {
      if (left() <= 0) return
      const group = kind === 3 ? nearEnd(ofRank) : ofRank
      if (!this.filling.namesPlaces) {
        const home = group.filter((unit) => unit.near === 'home')
        const quarter = Math.ceil((this.chosen.length + left()) * HOME_SHARE) - this.home
        takeBySteps(home, Math.min(Math.max(quarter, Math.ceil(left() * HOME_SHARE)), left()), fits, take)
        const near = group.filter((unit) => unit.near !== 'far')
        // Near units that one tier has not got are looked for in the next.
        const half = Math.ceil((this.chosen.length + left()) / 2) - this.near
        takeBySteps(near, Math.min(Math.max(half, Math.ceil(left() / 2)), left()), fits, take)
      }
      if (left() > 0) takeBySteps(group, left(), fits, take)
    }
  }

  private fits(unit: Prepared): boolean {
    const { schoolId } = unit.candidate
    if (this.known.has(unit)) return false
    if ((this.ofSchool.get(schoolId) ?? 0) >= this.mostOfSchool) return false
    if (unit.kind === 0 && this.dreamt.has(schoolId)) return false
    if (!unit.small) return true
    const { size, isTop } = this.filling
    const isBold = unit.kind === 0 || (isTop === true && unit.kind === 1)
    return isBold && this.small < Math.floor(size * (isTop ? TOP_SMALL_SHARE : SMALL_SHARE))
  }

  private add(unit: Prepared): void {
    const { schoolId } = unit.candidate
    this.chosen.push(unit)
    this.known.add(unit)
    this.ofSchool.set(schoolId, (this.ofSchool.get(schoolId) ?? 0) + 1)
    this.ofKind[unit.kind]++
    if (unit.kind === 0) this.dreamt.add(schoolId)
    if (unit.small) this.small++
    if (unit.near !== 'far') this.near++
    if (unit.near === 'home') this.home++
  }
}

/** Units by the wishes they meet, those that meet most first. */
function byRank(units: readonly Prepared[]): readonly Prepared[][] {
  const groups = grouped(units, ({ rank }) => String(rank))
  return [...groups].toSorted(([a], [b]) => Number(b) - Number(a)).map(([, group]) => group)
}

/** 保 that are not much further down than the first of them, and of few the nearest. */
function nearEnd(units: readonly Prepared[]): readonly Prepared[] {
  const sorted = units.toSorted((a, b) => a.centre - b.centre)
  const [first] = sorted
  if (!first) return []
  const depth = first.centre + SAFE_DEPTH * (first.candidate.judged.line?.spread ?? 0)
  return sorted.filter(({ centre }, place) => centre <= depth || place < 2 * SOUND_SAFETIES)
}
