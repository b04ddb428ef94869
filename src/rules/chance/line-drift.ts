import { type BatchLevel, batchLevel } from '../filing/batches'

/** A unit of application with its lines of two years in a row. */
export interface MovedUnit {
  readonly batch: string
  /** The line of the later year. */
  readonly lowestRank: number
  /** That of the year before. */
  readonly lowestRankBefore: number
  /** Places, those of the year that had fewer. */
  readonly places: number
}

/** How far the lines of one band of ranks moved in a year. */
export interface DriftBand {
  readonly level: BatchLevel
  /** The last rank of the band; absent where it has no end. */
  readonly lastRank?: number | null | undefined
  /** Median of ln(line / line of the year before): above 0 the lines became easier. Absent where few units tell it. */
  readonly drift?: number | null | undefined
  /** How many units it is the median of. */
  readonly units: number
}

/** The bands of a year. */
export interface DriftOfYear {
  readonly year: number
  readonly bands: readonly DriftBand[]
}

/** Where the bands of undergraduate lines end, as shares of the candidates at or above the undergraduate line. */
const BAND_ENDS = [0.1, 0.4] as const
/** A line of fewer places is chance. */
const FEWEST_PLACES = 10
/** A median of fewer units says nothing of a province. */
const FEWEST_UNITS = 20

/**
 * How far the lines of a province and subject moved, by band of ranks: what is common to all is no news of one.
 * Measured on lines and not on the number of candidates. Some bands move with less of them and some with more.
 * `candidates` stand at or above the undergraduate line; without them the undergraduate lines are one band.
 */
export function driftBands(units: readonly MovedUnit[], candidates: number | undefined): DriftBand[] {
  const counted = units.filter(({ places }) => places >= FEWEST_PLACES)
  const ends = candidates === undefined ? [] : BAND_ENDS.map((share) => Math.round(share * candidates))
  const ofLevel = (level: BatchLevel) =>
    counted.filter(({ batch }) => (batchLevel(batch) ?? '本科') === level)
  const undergraduate = ofLevel('本科')
  const bands = [...ends, undefined].map((lastRank, at): DriftBand => {
    const first = ends[at - 1] ?? 0
    const inside = undergraduate.filter(
      ({ lowestRank }) => lowestRank > first && (lastRank === undefined || lowestRank <= lastRank),
    )
    return { level: '本科', ...(lastRank !== undefined && { lastRank }), ...medianOf(inside) }
  })
  return [...bands, { level: '专科', ...medianOf(ofLevel('专科')) }]
}

function medianOf(units: readonly MovedUnit[]) {
  const moves = units
    .map(({ lowestRank, lowestRankBefore }) => Math.log(lowestRank / lowestRankBefore))
    .toSorted((a, b) => a - b)
  const [low, high] = [moves[(moves.length - 1) >> 1], moves[moves.length >> 1]]
  const isReported = moves.length >= FEWEST_UNITS && low !== undefined && high !== undefined
  return { units: moves.length, ...(isReported && { drift: (low + high) / 2 }) }
}

/** The drift of the band that a line of a year lies in, in ln rank; undefined where it is not known. */
export function driftAt(
  years: readonly DriftOfYear[] | null | undefined,
  year: number,
  { batch, lowestRank }: { readonly batch: string; readonly lowestRank?: number | null | undefined },
): number | undefined {
  if (lowestRank == null) return undefined
  const level = batchLevel(batch) ?? '本科'
  const bands = years?.find((known) => known.year === year)?.bands.filter((band) => band.level === level)
  return bands?.find(({ lastRank }) => lastRank == null || lowestRank <= lastRank)?.drift ?? undefined
}
