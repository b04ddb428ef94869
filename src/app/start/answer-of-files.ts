import type { QueryClient } from '@tanstack/react-query'
import type { Outgoing } from '~/shared/api/outgoing'
import type { PublishedAnswers } from '~/shared/api/published/published'
import { noMoreCalls } from '~/shared/api/traffic'
import { mounted } from '~/shared/lazy/mounted'
import { settings } from '~/shared/lib/browser/settings'

let opening: Promise<PublishedAnswers> | undefined

/** The answer that files of public data have to a call; without their code, or once the API is newer, there is none. */
export async function answerOfFiles(call: Outgoing): Promise<Response | undefined> {
  opening ??= open()
  try {
    return await (await opening).answer(call)
  } catch {
    opening = undefined
    return undefined
  }
}

async function open(): Promise<PublishedAnswers> {
  const { publishedOfSite } = await import('~/shared/api/published/published')
  const derive = () => import('~/shared/api/published/derived')
  return publishedOfSite({ place: settings.snapshot ?? '', api: settings.api ?? '', derive })
}

/** Once the API has something newer than the files, asks it anew for what is on the screen. */
export async function followNewer(client: QueryClient): Promise<void> {
  // The script in the HTML may have found that out before the application stood.
  await mounted
  opening ??= open()
  const published = await opening.catch(() => undefined)
  // An answer of a file may still be on its way: what is asked anew is asked behind it.
  published?.onNewer(() => void noMoreCalls().then(() => client.invalidateQueries()))
}
