import * as z from 'zod/mini'
import { safeNextPath } from './next-path'

const LONGEST = 2000

/** Where a login leads to: a path of this site. Anything else in the address is dropped. */
export const nextSearch = z.object({
  next: z.catch(
    z.optional(
      z.string().check(
        z.maxLength(LONGEST),
        z.refine((text) => safeNextPath(text) !== undefined),
      ),
    ),
    undefined,
  ),
})
