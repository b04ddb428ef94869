import { expect, it } from 'vitest'
import { majorQuery } from '~/entities/admission/major-query'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { bookCalls } from '~/features/books/books.calls'
import { earlyCalls } from '~/features/early-batch/early-batch.calls'

const LINES = { province: '安徽', year: 2025, subject: '物理', batch: undefined, electives: [] }
const EARLY = { ...LINES, directory: undefined, q: undefined }

/** What stands under page and pageSize, in the query or the body of a question. */
function pagingOf(question: unknown): (string | undefined)[] {
  const text = JSON.stringify(question)
  return ['page', 'pageSize'].map((name) => new RegExp(`"${name}":(\\d+)`).exec(text)?.[1])
}

it.each([
  ['the majors of a school', majorQuery('10357', LINES), 1000],
  ['brochures', brochureCalls.list({ schoolId: '10357', q: undefined, page: 1 }), 10],
  ['books', bookCalls.list({ province: '安徽', year: '2025', page: 1 }), 12],
  ['the pages of a book', bookCalls.pages({ schoolBatchBookId: 'b3420250' }), 99_999],
  ['early plans of a province', earlyCalls.plans(EARLY), 999],
  ['early lines of a province', earlyCalls.lines(EARLY), 999],
  ['early plans of a school', earlyCalls.plansOfSchool({ ...EARLY, schoolId: '10027', page: 1 }), 10],
  ['early lines of a school', earlyCalls.linesOfSchool({ ...EARLY, schoolId: '10027', page: 1 }), 10],
])(
  'S1-9.8 S2-9.4 S2-9.5 S2-9.7 S2-9.8 %s are asked for by the first page of the specified size',
  (_, question, size) => {
    expect(pagingOf('queryKey' in question ? question.queryKey : question)).toEqual(['1', `${size}`])
  },
)
