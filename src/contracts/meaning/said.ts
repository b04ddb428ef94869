import type { Cut, Echo, Filter, Order, Refusal, Stored } from './meaning'

/*
 * The words in which calls say what their schemas cannot, and what several of them say. Pages carry none of it: the bundler
 * leaves out what these functions make (`@__NO_SIDE_EFFECTS__`).
 */

/* @__NO_SIDE_EFFECTS__ */
export function falling(list: string, by: string): Order {
  return { list, by, direction: 'falling' }
}

/* @__NO_SIDE_EFFECTS__ */
export function rising(list: string, by: string): Order {
  return { list, by, direction: 'rising' }
}

/* @__NO_SIDE_EFFECTS__ */
export function among(list: string, at: string): Filter {
  return { list, at, keeps: 'among' }
}

/* @__NO_SIDE_EFFECTS__ */
export function named(list: string, at: string): Filter {
  return { list, at, keeps: 'named' }
}

/* @__NO_SIDE_EFFECTS__ */
export function apart(list: string, at: string): Filter {
  return { list, at, keeps: 'apart' }
}

export const RECORDS = '/records'

export const OF_SCHOOLS = {
  provinces: among(RECORDS, '/provinceName'),
  types: among(RECORDS, '/schoolType/*'),
  features: among(RECORDS, '/schoolFeatures/*'),
  query: named(RECORDS, '/schoolName'),
}

export const OF_GROUPS = {
  subject: among(`${RECORDS}/*/details`, '/subject'),
  batch: among(`${RECORDS}/*/details`, '/batch'),
  majorGroup: among(RECORDS, '/majorGroupCode'),
}

export const PAGE: Cut = { list: '/records', total: '/total' }

/* @__NO_SIDE_EFFECTS__ */
export function unknown(input: string): Refusal {
  return { code: 404, when: 'unknown', input }
}

/* @__NO_SIDE_EFFECTS__ */
export function ofAnother(input: string): Refusal {
  return { code: 403, when: 'of-another', input }
}

/* @__NO_SIDE_EFFECTS__ */
export function tooLong(input: string): Refusal {
  return { code: 400, when: 'too-long', input }
}

export const CHANGED_MEANWHILE: Refusal = { code: 409, when: 'changed-meanwhile' }

export const STUDENT_ID = [unknown('studentId'), ofAnother('studentId')]

export const ID_OF_STUDENT = [unknown('id'), ofAnother('id')]

export const LIST_ID = [unknown('id'), ofAnother('id')]

export const KNOWN_ID = [unknown('id')]

/** Members that come back under their own names. @__NO_SIDE_EFFECTS__ */
export function same(...names: readonly string[]): readonly Echo[] {
  return names.map((name) => ({ sent: `/${name}`, shown: `/${name}` }))
}

export const CHOICES: readonly Echo[] = [
  { sent: '/choices/*/unitId', shown: '/items/*/unitId' },
  { sent: '/choices/*/adjust', shown: '/items/*/adjust' },
  { sent: '/choices/*/majorEnrollCodes/*', shown: '/items/*/majors/*/majorEnrollCode' },
  { sent: '/choices/*/reason', shown: '/items/*/reason' },
]

export const STORED_LIST: Stored = {
  echoes: [...same('name', 'note'), ...CHOICES],
  shownBy: 'applicationLists.detail',
  version: '/version',
}

export const STORED_NEW_LIST: Stored = {
  ...STORED_LIST,
  echoes: [...STORED_LIST.echoes, ...same('studentId', 'preferenceScoreId', 'batch')],
}
