/**
 * What can become of a call, by the word of the scenario. `told` is false where the screen may be as good as ever:
 * a slow answer comes after all, and an answer with nothing in it is an answer. What `breaks` the connection is asked for
 * again by the product itself, and what is `slow` shows after some seconds. What
 * `leaves` ends the session, and the screen with it. What `refuses` is not asked for again: whoever has the right by then
 * opens the screen anew.
 */
export const FAULTS = [
  { name: 'rejected', reported: true },
  { name: '500', reported: true },
  { name: 'html', reported: true, breaks: true },
  { name: '401', reported: false, leaves: true },
  { name: '403', reported: true, refuses: true },
  { name: '503', reported: true, slow: true },
  { name: 'busy', reported: true, slow: true },
  { name: 'malformed', reported: true },
  { name: 'shape', reported: true },
  { name: 'null', reported: true },
  { name: 'incomplete', reported: true },
  { name: 'bare', reported: true },
  { name: 'reset', reported: true, breaks: true },
  { name: 'hang', reported: true, slow: true },
  { name: 'slow', reported: false, slow: true },
  { name: 'empty', reported: false },
]

/**
 * What can become of a file of the product's code: the line breaks, or a new version has taken its place. A page may be
 * what is missing then.
 */
export const CHUNK_FAULTS = [
  { name: 'offline', reported: true, page: true },
  { name: 'missing', reported: true, page: true },
  { name: 'html', reported: true, page: true },
]
