import { EXPIRED_CREDENTIAL_NOTICE } from '~/contracts/envelope'
import { isFailedImport } from '~/shared/lib/browser/failed-import'
import { isUpdatedAtom } from '~/shared/lib/browser/site-update'
import { store } from '~/shared/lib/storage/store'
import {
  BusinessError,
  CancelledError,
  ExpiredCredentialError,
  HttpError,
  SaidError,
  ShapeError,
} from './errors'
import { RATE_LIMITED } from './rate-limit'

/** What is shown when the server gave no text of its own; S1 §8 has "Error", which says nothing to a reader of Chinese. */
const NO_TEXT = '服务器没有说明原因，请稍后重试'

/** Which call and which member it was is for developers: the log of the console has it. */
const UNREADABLE = '服务器的回答读不懂，请稍后重试'

const MINUTE_MS = 60_000

/** The one place that turns an error into words for a person; undefined for what must not be shown. */
export function errorMessage(error: unknown): string | undefined {
  if (error instanceof CancelledError || error instanceof SaidError) return undefined
  if (error instanceof ExpiredCredentialError) return EXPIRED_CREDENTIAL_NOTICE
  if (error instanceof ShapeError) return UNREADABLE
  if (error instanceof HttpError) return error.message || wordsOfStatus(error)
  if (error instanceof BusinessError) return error.message || NO_TEXT
  if (isFailedImport(error))
    return store.get(isUpdatedAtom)
      ? '网站更新了，请重新打开页面再做这一步'
      : '这一步要用的代码没有下载完成，请检查网络后再试'
  return NO_TEXT
}

/** What a status says by itself. */
function wordsOfStatus({ status, retryAfter = 0, isOfGateway }: HttpError): string {
  if (status === 401) return '请先登录！'
  if (isOfGateway) return '请求没有到达服务器，请稍后重试'
  if (status === 403) return '没有权限'
  if (!RATE_LIMITED.includes(status)) return NO_TEXT
  const when = retryAfter > MINUTE_MS ? ` ${Math.ceil(retryAfter / MINUTE_MS)} 分钟后` : '稍后'
  return `人太多，请${when}再试`
}

/** Why a record that somebody asks for may not be there. */
export const MAYBE_GONE = '可能已经删除，或链接不完整。'

/** What is said of a part that the reader may not see. */
export const refusedText = (name: string) => `没有权限查看${name}`

/** The message as a part of a sentence, which ends it itself. */
export function regionErrorMessage(error: unknown): string {
  return (errorMessage(error) ?? '').replace(/[。！.!\s]+$/, '')
}
