import {
  type ApplicationListDetail,
  applicationLists,
  type NewApplicationList,
} from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { request } from '~/shared/api/client'
import { choicesOf } from './edits'

/** A list as a new one is saved from it. Throws where it has no score record: a list is made for one. */
export function copyOf(list: ApplicationListDetail, name: string): NewApplicationList {
  const { studentId, preferenceScoreId, batch, note, items } = list
  if (!preferenceScoreId || !batch) throw new Error('这份志愿表没有成绩记录')
  return { studentId, preferenceScoreId, batch, name, note: note ?? null, choices: choicesOf(items) }
}

/** A list as the server has it now. */
export const detailOf = (id: string) => request(applicationLists.detail, { params: { id } })

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
