import * as z from 'zod/mini'
import { post } from './endpoint'
import { pageOf } from './envelope'
import { Keyword, Phrase, Word } from './limits'
import { named, PAGE, RECORDS, rising } from './meaning/said'
import { Address, Count, PageNumber, PageSize, ProvinceName, Text, WholeBookSize, Year } from './primitives'

const page = z.object({ page: PageNumber, pageSize: PageSize })

/** Filters of the original books (S2 §2, §7); absent or null narrows nothing. */
export const BookQuery = z.object({
  province: z.nullish(ProvinceName),
  subject: z.nullish(Phrase),
  year: z.nullish(Year),
  query: z.nullish(Keyword),
})
export type BookQuery = z.infer<typeof BookQuery>

/** An original book: the admission directory that an authority printed (S2 §3). */
export const Book = z.object({ id: Text, title: Text, coverUrl: Address, name: z.nullish(z.string()) })
export type Book = z.infer<typeof Book>

/** Filters inside one book (S2 §7). */
export const BookPageQuery = z.object({
  schoolBatchBookId: Word,
  school: z.nullish(Phrase),
  subject: z.nullish(Phrase),
  batch: z.nullish(Phrase),
  major: z.nullish(Phrase),
})
export type BookPageQuery = z.infer<typeof BookPageQuery>

/** A part of a length, 0–1. */
const Fraction = z.number().check(z.gte(0), z.lte(1))

/** Where a found major stands on the picture of a page, in shares of its height. */
export const PageMark = z.object({ top: Fraction, height: Fraction })

/** A page of a book and the school that it shows (S2 §3). `schoolFirstName` is the school under which the tree files the page. */
export const BookPage = z.object({
  school: Text,
  schoolFirstName: z.nullish(z.string()),
  subject: z.nullish(z.string()),
  batch: z.nullish(z.string()),
  pageUrl: Address,
  /** Extension: the number printed on the page; pages are counted from 1 where it is absent. */
  pageNumber: z.nullish(Count),
  /** Extension: the majors that were asked for. */
  marks: z.nullish(z.array(PageMark)),
})
export type BookPage = z.infer<typeof BookPage>

/** The found pages, and what the filters of this book offer. */
export const BookPages = z.object({
  voPages: pageOf(BookPage),
  batches: z.array(Text),
  subjects: z.array(Text),
})
export type BookPages = z.infer<typeof BookPages>

export const originalBooks = {
  list: post('/api/school-batch-books/list', {
    summary: '招生目录原书',
    query: page,
    body: BookQuery,
    payload: pageOf(Book),
    fresh: 'shared',
    source: 'S2 §7',
    filters: { query: named(RECORDS, '/title') },
    cut: PAGE,
  }),
  pages: post('/api/school-batch-books/page/search', {
    summary: '一本原书的页',
    query: z.object({ page: PageNumber, pageSize: WholeBookSize }),
    body: BookPageQuery,
    payload: BookPages,
    source: 'S2 §7',
    orders: [rising('/voPages/records', '/pageNumber')],
    cut: { list: '/voPages/records', total: '/voPages/total' },
  }),
}
