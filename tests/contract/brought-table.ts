import { QueryClient } from '@tanstack/react-query'
import { applicationLists } from '~/contracts/application-lists'
import { auth, LOGIN_FROM } from '~/contracts/auth'
import { listSummaries } from '~/contracts/list-summaries'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { type BookSettings, type MatchedTable, matchTable } from '~/features/list-share/import/match-table'
import { noticesOf } from '~/features/list-share/import/notices'
import { bookOfFile, pastedBook } from '~/features/list-share/import/read-cells'
import { createMockedNode } from '~/mocks/node'
import { readScenario } from '~/mocks/scenario/words'
import { applicationForm } from '~/rules/filing/application-form'
import { type TakenRows, takenRows } from '~/rules/list/import/taken-rows'
import { request, setClientHost } from '~/shared/api/client'
import type { Book } from '~/shared/lib/sheets/book'

/** A list as it is compared: units in order with the codes of their majors and 服从. */
export type Reported = readonly (readonly [unit: string, majors: string, adjust: string])[]

/** What the page of an import has. */
export interface Brought {
  readonly table: MatchedTable
  readonly taken: TakenRows<RecommendedUnit>
  readonly list: Reported
  /** All that the page says beside the list, in one text. */
  readonly words: string
}

/** A student of a province with a list of twelve choices, who brings tables. */
export async function openImport(province: string, rank: number) {
  const words = `qa.province=${province}&qa.rank=${rank}&qa.lists=1&qa.choices=12&qa.now=2026-06-26T10:00:00%2B08:00`
  const mocked = createMockedNode(readScenario(new URLSearchParams(words)))
  mocked.server.listen({ onUnhandledRequest: 'error' })
  const { person } = mocked.backend.db
  if (!person) throw new Error('no person')
  const { id, tel } = person.account
  let token: string | undefined
  setClientHost({ origin: 'http://mock.test', token: () => token, expired: () => undefined })
  const code = await request(auth.smsCode, { params: { tel } })
  token = (await request(auth.login, { body: { tel, code, loginFrom: LOGIN_FROM, uid: 'test' } }))
    .Authorization
  const [summary] = await request(listSummaries.byStudent, { params: { id } })
  if (!summary) throw new Error('no list')
  const params = { id: summary.id }
  const detail = await request(applicationLists.detail, { params })
  const { preferenceScoreId, batch, year, items } = detail
  const form = applicationForm(province, year, batch ?? undefined)
  if (!form || !preferenceScoreId || !batch) throw new Error('no form')
  // The world answers the same all the time: what one table has asked for, the next has.
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const bring = async (source: Book | File | string, settings?: BookSettings): Promise<Brought> => {
    const book =
      typeof source === 'string'
        ? pastedBook(source)
        : source instanceof File
          ? await bookOfFile(source)
          : source
    const query = { client, book, form, preferenceScoreId, batch, province, ...(settings && { settings }) }
    const table = await matchTable(query)
    if ('problem' in table) throw new Error(table.problem)
    const taken = takenRows(table.rows, { units: new Map(), majors: new Map() }, form)
    const notices = noticesOf(table, taken, form)
    return {
      table,
      taken,
      list: taken.choices.map(({ unit, majors, adjust }) => [
        unit.unitId,
        majors.map(({ majorEnrollCode }) => majorEnrollCode).join(' '),
        adjust === undefined ? '' : adjust ? '是' : '否',
      ]),
      words: notices.map(({ text, lines }) => `${text}：${lines.join('；')}`).join('\n'),
    }
  }
  return {
    form,
    items,
    bring,
    export: async () =>
      new Uint8Array(await (await request(applicationLists.excel, { params })).arrayBuffer()),
    close: () => mocked.server.close(),
  }
}
