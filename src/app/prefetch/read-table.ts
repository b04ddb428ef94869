import { type PageTable, TABLE_ID } from './table'

// The build that made this script has written the element beside it.
export const table = JSON.parse(document.getElementById(TABLE_ID)?.textContent ?? '') as PageTable
