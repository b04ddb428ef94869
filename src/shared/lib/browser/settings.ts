/** What an operator sets when a build is put on a host, without building again (docs/deploy.md). */
export interface Settings {
  /** Origin of the API, e.g. `https://api.example.org`; empty for the site's own root. */
  readonly api?: string
  /** Where the files of public data lie, with a slash at the end (docs/snapshot.md); empty where there are none. */
  readonly snapshot?: string
  /** The province with which pages open for somebody of whom none is known; empty for that of the documents. */
  readonly province?: string
  /** The number under which the site is filed (S1 §2). */
  readonly filingNumber?: string
  /** Where people write to. */
  readonly contactEmail?: string
  /** A sentence above every page while the operator works on the site. */
  readonly maintenance?: string
  /** Whether a crowd is expected: nothing is then asked for before somebody opens it. */
  readonly resultDay?: boolean
  /** Whether the API, or the CDN before it, answers public calls that only read as a GET too. */
  readonly readsByGet?: boolean
  /** False where nothing is kept for a time without a network, and what was kept goes. */
  readonly offline?: boolean
  /** Whether the figures are tables of the operator's own (docs/own-data.md): what these do not have is left out. */
  readonly ownData?: boolean
  /** Whether there is no API: the files of public data are all there is. */
  readonly alone?: boolean
  /** Where reports of visits are sent: a path of the site or an address; empty where nobody wants them. */
  readonly reports?: string
  /** The share of visits that are reported, 0 to 1. */
  readonly reportShare?: number
}

/** The settings of this site. Read once: they change with a new release only. */
export const settings: Settings = read()

/** A built HTML holds them in an element. On the development server and in tests there is none. */
function read(): Settings {
  const element = globalThis.document?.getElementById('zetu-settings')
  return element ? JSON.parse(element.textContent) : {}
}
