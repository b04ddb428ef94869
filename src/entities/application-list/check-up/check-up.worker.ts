import './older-first'
import { type CheckUp, checkUp } from '~/rules/check-up/check-list'
import type { ApplicationList } from '~/rules/check-up/list-input'

export type CheckUpAnswer =
  | { readonly result: CheckUp; readonly error?: undefined }
  | { readonly result?: undefined; readonly error: string }

self.addEventListener('message', ({ data }: MessageEvent<ApplicationList>) => {
  self.postMessage(answerTo(data))
})

function answerTo(list: ApplicationList): CheckUpAnswer {
  try {
    return { result: checkUp(list) }
  } catch (error) {
    return { error: String(error) }
  }
}
