import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '~/contracts/endpoint'
import { RANKING_TYPES } from '~/contracts/reference'
import type { SchoolFacets, SchoolListItem } from '~/contracts/school.schemas'
import { schoolLibrary } from '~/contracts/school-library'
import { cutPage, type ListIndex } from '~/shared/api/published/list-page'
import { fileFor } from '~/shared/api/published/names'
import { SnapshotFailure } from './failure'
import { type Gathering, gatherFile } from './gather'
import { callOf } from './questions'

/** Records in one file of a list. */
const PER_FILE = 60
/** Records asked for at once. */
const PAGE_SIZE = 500

interface Page {
  readonly records: readonly SchoolListItem[]
  readonly total: number
  readonly facets?: SchoolFacets | null | undefined
}

type Body = Readonly<Record<string, unknown>>

/** A whole list, page by page. Undefined where the API refuses it. */
async function wholeList(
  { api }: Gathering,
  endpoint: Endpoint,
  body: Body,
  file: string,
): Promise<Page | undefined> {
  const records: SchoolListItem[] = []
  let first: Page | undefined
  for (let page = 1; ; page++) {
    const asked = { endpoint, input: { body: { ...body, page, pageSize: PAGE_SIZE } } }
    const got = (await api.ask(asked, file)) as Page | undefined
    if (!got) return undefined
    first ??= got
    records.push(...got.records)
    if (records.length >= got.total || got.records.length === 0) break
  }
  const ids = new Set(records.map(({ id }) => id))
  if (ids.size !== first.total)
    throw new SnapshotFailure(
      file,
      `${callOf(endpoint)} total`,
      `说有 ${first.total} 条，给了 ${ids.size} 条不同的`,
    )
  return { ...first, records }
}

/** The files of a list: its index and its records in parts. */
async function gatherList(
  gathering: Gathering,
  endpoint: Endpoint,
  {
    name,
    body,
    filters,
  }: { readonly name: string; readonly body: Body; readonly filters: readonly string[] },
): Promise<void> {
  let records: readonly SchoolListItem[] | undefined
  const index = await gatherFile(gathering, `${name}/all`, async () => {
    const whole = await wholeList(gathering, endpoint, body, name)
    if (!whole) return null
    records = whole.records
    const parts = Math.ceil(records.length / PER_FILE)
    // The parts first: the index stands for all of them.
    for (let at = 0; at < parts; at++)
      await gathering.work.write(`${name}/${at}`, records.slice(at * PER_FILE, (at + 1) * PER_FILE))
    const places = new Map(records.map(({ id }, at) => [id, at]))
    const { facets } = whole
    const valuesOf = (filter: string) =>
      facets?.[filter as keyof SchoolFacets].map(({ value }) => value) ?? []
    const index: ListIndex = {
      total: records.length,
      perFile: PER_FILE,
      counted: facets !== undefined && facets !== null,
      filters: Object.fromEntries(
        await Promise.all(
          filters.map(async (filter) => [filter, await placesByValue(filter, valuesOf(filter), places)]),
        ),
      ),
    }
    await requireSameAnswers(index, records)
    return index
  })
  if (index === null) return
  for (let at = 0; at < Math.ceil(index.total / PER_FILE); at++) gathering.files.add(`${name}/${at}`)
  gathering.offered.add(callOf(endpoint))

  async function placesByValue(
    filter: string,
    values: readonly string[],
    places: ReadonlyMap<string, number>,
  ): Promise<(readonly [string, readonly number[]])[]> {
    const byValue: (readonly [string, readonly number[]])[] = []
    for (const value of values) {
      const left = await wholeList(gathering, endpoint, { ...body, [filter]: [value] }, name)
      const held = (left?.records ?? []).map(({ id }) => {
        const place = places.get(id)
        if (place === undefined) throw new SnapshotFailure(name, `${filter}=${value}`, `${id} 不在全部院校里`)
        return place
      })
      byValue.push([value, held])
    }
    return byValue
  }

  /** What is put together of single values must be what the server answers to several. */
  async function requireSameAnswers(index: ListIndex, all: readonly SchoolListItem[]): Promise<void> {
    const pairs = filters.flatMap((a, at) => filters.slice(at + 1).map((b) => [a, b] as const))
    const fullest = (filter: string) =>
      (index.filters[filter] ?? [])
        .toSorted(([, a], [, b]) => b.length - a.length)
        .slice(0, 2)
        .map(([value]) => value)
    for (const pair of pairs) {
      const chosen = Object.fromEntries(pair.map((filter) => [filter, fullest(filter)]))
      const own = cutPage(index, { page: 1, pageSize: index.total, chosen })
      const said = await wholeList(gathering, endpoint, { ...body, ...chosen }, name)
      const ids = own.places.map((place) => all[place]?.id)
      const isSame =
        isDeepStrictEqual(
          ids,
          said?.records.map(({ id }) => id),
        ) &&
        (!own.facets || isDeepStrictEqual(own.facets, { ...said?.facets }))
      if (!isSame) throw new SnapshotFailure(name, pair.join(' + '), '由单个筛选值推出的结果与接口的不同')
    }
  }
}

/** The schools that the lists begin with: their first files. */
export async function firstOfLists({ files, work }: Gathering): Promise<string[]> {
  const firsts = [...files].filter((name) => /^(library|rankings\/[^/]+)\/0$/.test(name))
  const parts = await Promise.all(firsts.map((name) => work.read(name)))
  return [...new Set((parts as (readonly SchoolListItem[])[]).flatMap((part) => part.map(({ id }) => id)))]
}

/** The school library, and the newest years of each ranking. */
export async function gatherLists(gathering: Gathering, years: readonly number[]): Promise<void> {
  await gatherList(gathering, schoolLibrary.query, {
    name: 'library',
    body: {},
    filters: ['provinces', 'types', 'schoolInstitutions', 'features'],
  })
  for (const rankingYear of years) {
    for (const { id: rankingType } of RANKING_TYPES) {
      const body = { rankingType, rankingYear }
      const name = fileFor('rankings/{rankingType}-{rankingYear}', body)
      if (name !== undefined) await gatherList(gathering, schoolLibrary.ranking, { name, body, filters: [] })
    }
  }
}
