const PHONE_PX = 768

interface FirstRows {
  readonly phone: number
  readonly wide: number
}

/** How many rows are painted at once: those of the first screen, with some below it. On a phone a row has two lines and more. */
export const firstRows = ({ phone, wide }: FirstRows): number =>
  globalThis.innerWidth < PHONE_PX ? phone : wide
