import { CHARTER_TOPICS } from '~/entities/brochure/charter-topics'
import { address, type Filters } from '~/shared/address/address'
import { field, word } from '~/shared/address/fields'

const [first, ...others] = CHARTER_TOPICS
const TOPIC_IDS = [first.id, ...others.map(({ id }) => id)] as const

/** Which brochures of a school are listed, and which one is open. */
export const brochuresAddress = address({
  /** Words of a title. */
  q: field.q,
  page: field.page,
  /** The id of the open brochure. */
  guide: field.id,
  /** What is looked for in it: the paragraph that states it is marked. */
  topic: word(TOPIC_IDS),
})
export type BrochuresFilters = Filters<typeof brochuresAddress>
