import { EXPIRED_CREDENTIAL_NOTICE } from '~/contracts/envelope'
import { isFailedImport } from '~/shared/lib/failed-import'
import { BusinessError, CancelledError, ExpiredCredentialError, HttpError, ShapeError } from './errors'

/** What is shown when the server gave no text of its own (S1 §8). */
const NO_TEXT = 'Error'

/** The one place that turns an error into words for a person; undefined for what must not be shown. */
export function errorMessage(error: unknown): string | undefined {
  if (error instanceof CancelledError) return undefined
  if (error instanceof ExpiredCredentialError) return EXPIRED_CREDENTIAL_NOTICE
  if (error instanceof ShapeError) return `数据格式有误：${error.call} 的 ${error.field}`
  if (error instanceof HttpError && error.status === 0) return error.message
  if (error instanceof BusinessError || error instanceof HttpError) return error.message || NO_TEXT
  if (isFailedImport(error)) return '这一步要用的代码没有下载完成，请检查网络后再试'
  return NO_TEXT
}

/** What a region says of its failure: the message, and more where that is the bare word of `NO_TEXT`. */
export function regionErrorMessage(error: unknown): string {
  const message = errorMessage(error) ?? ''
  return message === NO_TEXT ? `${NO_TEXT}：服务器没有说明原因，请稍后重试` : message
}
