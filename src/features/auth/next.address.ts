import * as z from 'zod/mini'
import { address } from '~/shared/address/address'
import { safeNextPath } from '~/shared/session/next-path'

const LONGEST = 2000

/** Where a login leads to: a path of this site. Anything else in the address is dropped. */
export const nextAddress = address({
  next: () =>
    z.catch(
      z.optional(
        z.string().check(
          z.maxLength(LONGEST),
          z.refine((text) => safeNextPath(text) !== undefined),
        ),
      ),
      undefined,
    ),
})
