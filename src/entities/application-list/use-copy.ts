import { applicationLists } from '~/contracts/application-lists'
import { request } from '~/shared/api/client'
import { useReadCreation } from '~/shared/api/use-read-creation'
import { notify } from '~/shared/lib/browser/notify'
import { readCopy } from './list-copy'

/** Makes a copy of a list for the student; `where` follows in what is said of it. */
export function useCopy(id: string, where = '') {
  return useReadCreation(applicationLists.saveOwn, {
    scope: `copy ${id}`,
    compose: readCopy,
    run: (input) => request(applicationLists.saveOwn, input),
    onDone: (made) => notify.success(`已复制为“${made.name}”${where}`),
  })
}
