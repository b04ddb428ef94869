import { remember } from '../kit/remember'
import { tuition } from '../majors/traits'

/** The usual tuition of a major by the nature of the school, yuan a year; asked for every row of a plan, so it is looked up once. */
export const usualFee: (majorCode: string, nature: string) => number = remember(
  4096,
  (majorCode, nature) => `${majorCode}|${nature}`,
  tuition,
)
