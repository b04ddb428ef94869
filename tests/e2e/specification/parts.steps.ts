import type { Locator, Page } from 'playwright/test'

// What the documents list is compared whole and in its order: heads of tables, terms, rows of filters, menus. Names are read
// where they are drawn. A number in a title is the statement that fails with the test.

export const heads = (table: Locator) => table.getByRole('columnheader')
export const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
