import type { ApplicationList } from '~/contracts/list-summaries'

/** A list that candidates can be asked for. */
export type OpenList = ApplicationList & { readonly preferenceScoreId: string; readonly batch: string }

/** A list without a score record or a batch is not for any candidates. */
export const isOpen = (list: ApplicationList): list is OpenList =>
  Boolean(list.preferenceScoreId && list.batch)
