import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RunningServer {
  readonly origin: string
  close(): Promise<void>
}

/** Listens on a free port of this machine. */
export async function listen(server: Server): Promise<RunningServer> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
