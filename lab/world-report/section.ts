/** One table of the report: what was measured, the first row its header, and what is outside its bounds. */
export interface Section {
  readonly title: string
  readonly rows: readonly (readonly string[])[]
  /** One sentence for each bound that is not kept; empty when all are. */
  readonly failures: readonly string[]
}

/** Measures the world against the reference files of a directory. */
export type SectionOf = (dataDir: string, options: ReportOptions) => Section | Promise<Section>

export interface ReportOptions {
  /** Invariants are checked at every so-manieth school and row; 1 checks all. */
  readonly every: number
  /** Told of each part that is done in the long sections. */
  readonly progress: (part: string) => void
}
