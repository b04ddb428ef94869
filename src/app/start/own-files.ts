import { publishedData } from '~/contracts/published-data'
import { request } from '~/shared/api/client'
import { knowOwnFiles } from '~/shared/lib/browser/own-sources'

/** Asks once who says the figures of the site's own tables. Without an answer source lines stay as they are. */
export async function loadOwnFiles(): Promise<void> {
  const reported = await request(publishedData.sources, {}).catch(() => undefined)
  if (reported) knowOwnFiles(reported.files)
}
