import type { Scenario } from '../scenario/scenario'
import { testOf } from './address'
import type { LoggedCall } from './call-log'

/** Where `npm run api` answers unless told otherwise. */
const API = 'http://localhost:8787'

const inShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** A call as a shell makes it of `npm run api`. Who is signed in puts the token into `$TOKEN`. */
export function curlOf({ endpoint, address, caller, sent }: LoggedCall): string {
  const parts = [
    `curl -X ${endpoint.method} "\${API:-${API}}"${inShell(decodeURI(address))}`,
    ...(caller === undefined ? [] : ['-H "Authorization: $TOKEN"']),
    ...(sent === '' ? [] : ["-H 'Content-Type: application/json'", `--data ${inShell(sent)}`]),
  ]
  return parts.join(' \\\n  ')
}

/** A browser test that opens the page in the scenario and looks at how the call is answered. */
export function callTestOf(where: Location | URL, scenario: Scenario, call: LoggedCall): string {
  const { endpoint, name, address, end } = call
  const [path = ''] = address.split('?')
  const isIt = (request: string) => [
    `    new URL(${request}.url()).pathname === '${path}' &&`,
    `    ${request}.method() === '${endpoint.method}',`,
  ]
  if (end?.status === 0)
    return testOf(where, scenario, {
      title: name,
      before: [
        "const failed = page.waitForEvent('requestfailed', {",
        '  predicate: (request) =>',
        ...isIt('request'),
        '})',
      ],
      after: ['await failed'],
    })
  return testOf(where, scenario, {
    title: name,
    before: ['const answered = page.waitForResponse(', '  (response) =>', ...isIt('response.request()'), ')'],
    after: [`expect((await answered).status()).toBe(${end?.status ?? 200})`],
  })
}
