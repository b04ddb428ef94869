import { applicationLists } from '~/contracts/application-lists'
import type { Endpoint } from '~/contracts/endpoint'
import { request } from '~/shared/api/client'
import { regionErrorMessage } from '~/shared/api/error-message'
import { ExpiredCredentialError } from '~/shared/api/errors'
import { saveFile } from '~/shared/lib/browser/save-file'

/** The files that the server makes of a list. */
export const LIST_FILES = {
  excel: { endpoint: applicationLists.excel, label: '导出 Excel', suffix: '.xlsx' },
  schools: {
    endpoint: applicationLists.collegeAdmissionInfo,
    label: '院校招生信息',
    suffix: '-院校招生信息.docx',
  },
} as const

export type ListFile = keyof typeof LIST_FILES

interface Wanted {
  readonly id: string
  readonly name: string
  readonly file: ListFile
}

/** Fetches a file and gives it to the person. Gives why that failed; throws only when the session is over. */
export async function downloadFile({ id, name, file }: Wanted): Promise<string | undefined> {
  const { endpoint, suffix } = LIST_FILES[file]
  try {
    const blob = await request(endpoint, { params: { id } })
    saveFile(fileName(name, suffix), blob, typeOf(endpoint))
    return undefined
  } catch (error) {
    if (error instanceof ExpiredCredentialError) throw error
    return regionErrorMessage(error)
  }
}

function typeOf({ file }: Endpoint): string {
  return file ?? ''
}

/** The name of a list as every system takes a file's name. */
export function fileName(name: string, suffix: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim()
  return `${plain || '志愿表'}${suffix}`
}
