import { generate } from 'selfsigned'

/** A certificate that nobody trusts, for localhost, and its key: made anew each time, since a key that is kept is known. */
export async function selfSigned(): Promise<{ readonly key: string; readonly cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  return { key, cert }
}
