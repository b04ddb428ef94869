import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { getResponse, type HttpHandler } from 'msw'

/** Answers every `fetch` of this page with the handlers, where no service worker can. Other requests go their way. */
export function answerInPage(handlers: readonly HttpHandler[]): void {
  const interceptor = new FetchInterceptor()
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    const response = await getResponse([...handlers], request)
    if (response) controller.respondWith(response)
  })
}
