import { applicationLists, type NewApplicationList } from '~/contracts/application-lists'
import { copyOf, detailOf } from '~/entities/application-list/list-copy'
import { request } from '~/shared/api/client'

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
