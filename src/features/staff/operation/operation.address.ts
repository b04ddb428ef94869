import { address, type Filters } from '~/shared/address/address'
import { choice, field, text, word } from '~/shared/address/fields'

/** In place of the id of an article: one that is not there yet. */
export const NEW_ARTICLE = 'new'

/** Which part of the public pages is looked after; of the articles, which are listed and which one is edited. */
export const operationAddress = address({
  tab: choice(['news', 'calendar', 'teachers', 'orders', 'log']),
  q: field.q,
  category: text(12),
  state: word(['published', 'draft']),
  page: field.page,
  /** Id of the article that is edited, or `new`. */
  article: field.id,
})
export type OperationFilters = Filters<typeof operationAddress>
