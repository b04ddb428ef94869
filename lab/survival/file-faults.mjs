/** Files that a server does not give out, until a document is asked for anew: then they are there again. */
export class FileFaults {
  #failing

  /** `file` fails in one way, from now on. The document that is open now does not count. */
  fail(file, fault) {
    this.#failing = { file, fault, documents: 0, asked: 0 }
  }

  heal() {
    this.#failing = undefined
  }

  /** How often the file was asked for and not given. */
  get asked() {
    return this.#failing?.asked ?? 0
  }

  /** Whether the request has been answered here. */
  answer = (request, response) => {
    const failing = this.#failing
    if (failing === undefined) return false
    const [pathname] = request.url.split('?')
    if (request.headers['sec-fetch-dest'] === 'document') failing.documents += 1
    if (failing.documents > 1 || pathname !== failing.file) return false
    failing.asked += 1
    if (failing.fault === 'offline') request.socket.destroy()
    else if (failing.fault === 'missing') response.writeHead(404, { 'Content-Type': 'text/plain' }).end('404')
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>择途</title>')
    return true
  }
}
