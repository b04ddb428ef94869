import { LazyFamily } from './family/lazy-family'
import { ListTools } from './files/list-tools'
import { PrintSheet } from './files/print-sheet'

/** What the page of a list has of this feature, by the names that the page gives its parts. */
export const shareParts = { Tools: ListTools, Family: LazyFamily, Paper: PrintSheet } as const
