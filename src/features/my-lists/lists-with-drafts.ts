import { LIST_WORK, listDrafts } from '~/entities/application-list/editor/list-draft'
import { draftsOfOwner } from '~/shared/lib/storage/drafts'
import { browserStorage } from '~/shared/lib/storage/storage'
import { ownerHere } from '~/shared/session/session'

/** The lists that have unsaved changes on this device, by id. */
export function listsWithDrafts(): string[] {
  return draftsOfOwner(browserStorage, ownerHere())
    .filter(({ work, drafts }) => work.kind === LIST_WORK && listDrafts(drafts).length > 0)
    .map(({ work }) => work.id)
}
