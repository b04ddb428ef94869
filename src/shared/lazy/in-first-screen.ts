interface Counts {
  readonly phone: number
  readonly wide: number
}

/**
 * How many of something are drawn at once: those of the first screen, with some below it. The width of the window would
 * be known by laying the page out; what a media query says is known already.
 */
export const inFirstScreen = ({ phone, wide }: Counts): number =>
  globalThis.matchMedia?.('(min-width: 48rem)').matches === false ? phone : wide
