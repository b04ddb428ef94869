import * as z from 'zod/mini'
import { searchNumberOr, searchText } from '~/shared/lib/search'

/** Left out of the address. */
export const BROCHURES_DEFAULTS = { page: 1 } as const

/** Which brochures of a school are listed, and which one is open. */
export const brochuresSearch = z.object({
  /** Words of a title. */
  q: searchText(40),
  page: searchNumberOr(1, 9999, BROCHURES_DEFAULTS.page),
  /** The id of the open brochure. */
  guide: searchText(80),
})
export type BrochuresSearch = z.infer<typeof brochuresSearch>

/** A change of them: what is not named stays. Page 1 is written as nothing, so that it leaves every address. */
export type BrochuresChange = { readonly [K in keyof BrochuresSearch]?: BrochuresSearch[K] | undefined }
