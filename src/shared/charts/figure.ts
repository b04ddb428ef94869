/** A series that the legend names and can switch off. */
export interface LegendItem {
  readonly id: string
  readonly label: string
  readonly mark: Mark
}

/** How a series is drawn: by more than its colour, for paper without colours. */
export interface Mark {
  readonly shape: 'line' | 'box' | 'stick'
  /** A CSS colour. */
  readonly color: string
  /** As `stroke-dasharray`. */
  readonly dash?: string
}

/** What one place of a chart says: a month, a slice, a province. */
export interface Reading {
  readonly title: string
  readonly lines: readonly ReadingLine[]
  /** Where its words stand, as fractions of the plot; the middle of the top when absent. */
  readonly at?: { readonly x: number; readonly y?: number }
}

interface ReadingLine {
  /** The series it belongs to; a line of none stays when series are switched off. */
  readonly series?: string
  readonly text: string
}

/** The figures of a chart as a table; the first column names the row. */
export interface FigureData {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The lines of a reading whose series are shown. */
export function shownLines({ lines }: Reading, hidden: ReadonlySet<string>): string[] {
  return lines.filter(({ series }) => series === undefined || !hidden.has(series)).map(({ text }) => text)
}

/** The hidden series after one was switched. The last one that is shown stays. */
export function switched(
  hidden: ReadonlySet<string>,
  id: string,
  all: readonly LegendItem[],
): ReadonlySet<string> {
  const next = new Set(hidden)
  if (!next.delete(id)) next.add(id)
  return all.every((item) => next.has(item.id)) ? hidden : next
}

/** The reading whose place is nearest to a fraction of the width; undefined where none has a place. */
export function nearestReading(readings: readonly Reading[], fraction: number): number | undefined {
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  readings.forEach(({ at }, index) => {
    const distance = at ? Math.abs(at.x - fraction) : Number.POSITIVE_INFINITY
    if (distance >= least) return
    least = distance
    nearest = index
  })
  return nearest
}
