interface FirstRows {
  readonly phone: number
  readonly wide: number
}

/**
 * How many rows are painted at once: those of the first screen, with some below it. On a phone a row has two lines and
 * more. The width of the window would be known by laying the page out; what a media query says is known already.
 */
export const firstRows = ({ phone, wide }: FirstRows): number =>
  globalThis.matchMedia?.('(min-width: 48rem)').matches === false ? phone : wide
