import {
  type ApplicationListDetail,
  applicationLists,
  type NewApplicationList,
} from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { choicesOf } from '~/entities/application-list/edits'
import { request } from '~/shared/api/client'

/** A list as a new one is saved from it. Throws where it has no score record: a list is made for one. */
export function copyOf(list: ApplicationListDetail, name: string): NewApplicationList {
  const { studentId, preferenceScoreId, batch, note, items } = list
  if (!preferenceScoreId || !batch) throw new Error('这份志愿表没有成绩记录')
  return { studentId, preferenceScoreId, batch, name, note: note ?? null, choices: choicesOf(items) }
}

const detailOf = (id: string) => request(applicationLists.detail, { params: { id } })

const COPY = ' 副本'

/** A name that a list may have: the end of a long one makes room. */
function copyName(name: string): string {
  return name.slice(0, MOST_CHARACTERS.listName - COPY.length) + COPY
}

/** Reads what a copy of a list is made of. Throws where the list could not be copied. */
export async function readCopy(id: string): Promise<{ readonly body: NewApplicationList }> {
  const list = await detailOf(id)
  return { body: copyOf(list, copyName(list.name)) }
}

/** Deletes a list and gives what it takes to bring it back. */
export async function deleteList({ id }: { id: string }): Promise<NewApplicationList> {
  const list = await detailOf(id)
  const copy = copyOf(list, list.name)
  await request(applicationLists.remove, { query: { id } })
  return copy
}

export async function renameList({ id, name }: { id: string; name: string }) {
  const { version } = await detailOf(id)
  return request(applicationLists.updateOwn, { body: { id, version, name } })
}
