/** Damage that a line or a gateway does to an answer. */
export type LineFault = 'malformed' | 'bare' | 'reset'

/** The answer cut in half, without its envelope, or with a connection that breaks in the middle. */
export async function spoiltResponse(fault: LineFault, response: Response): Promise<Response> {
  const { status } = response
  const headers = new Headers(response.headers)
  // That of the whole: who reads a half would wait for the rest.
  headers.delete('Content-Length')
  const body = new Uint8Array(await response.arrayBuffer())
  if (fault === 'bare' && !isJson(response)) return new Response(body, { status, headers })
  if (fault === 'bare') return Response.json(payloadOf(new TextDecoder().decode(body)), { status })
  const half = body.slice(0, Math.ceil(body.length / 2))
  return new Response(fault === 'malformed' ? half : breakingAfter(half), { status, headers })
}

const isJson = ({ headers }: Response) => headers.get('Content-Type')?.includes('json') === true

/** The payload of an envelope; an answer without an envelope stays as it is. */
function payloadOf(text: string): unknown {
  const { data, message } = JSON.parse(text)
  return data ?? message
}

function breakingAfter(part: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(part),
    pull: (controller) => controller.error(new TypeError('The connection was reset')),
  })
}

/** What a gateway says by itself: nobody behind it, or too many before it. */
const GATEWAY_PAGES = {
  html: { status: 502, title: '502 Bad Gateway', headers: {} },
  busy: { status: 429, title: '429 Too Many Requests', headers: { 'Retry-After': '3' } },
}
export type GatewayFault = keyof typeof GATEWAY_PAGES

/** The HTML of a gateway, in place of an answer. */
export function gatewayPage(fault: GatewayFault): Response {
  const { status, title, headers } = GATEWAY_PAGES[fault]
  const html = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html', ...headers } })
}
