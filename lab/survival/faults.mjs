/**
 * What can become of a call, by the word of the scenario. `told` is false where the screen may be as good as ever:
 * a slow answer comes after all, and an answer with nothing in it is an answer. What `breaks` the connection is asked for
 * again by the product itself, and what is `slow` shows after some seconds. What
 * `leaves` ends the session, and the screen with it. What `refuses` is not asked for again: whoever has the right by then
 * opens the screen anew.
 */
export const FAULTS = [
  { name: 'rejected', told: true },
  { name: '500', told: true },
  { name: 'html', told: true, breaks: true },
  { name: '401', told: false, leaves: true },
  { name: '403', told: true, refuses: true },
  { name: '503', told: true, slow: true },
  { name: 'busy', told: true, slow: true },
  { name: 'malformed', told: true },
  { name: 'shape', told: true },
  { name: 'null', told: true },
  { name: 'incomplete', told: true },
  { name: 'bare', told: true },
  { name: 'reset', told: true, breaks: true },
  { name: 'hang', told: true, slow: true },
  { name: 'slow', told: false, slow: true },
  { name: 'empty', told: false },
]

/**
 * What can become of a file of the product's code: the line breaks, or a new version has taken its place. A page may be
 * what is missing then.
 */
export const CHUNK_FAULTS = [
  { name: 'offline', told: true, page: true },
  { name: 'missing', told: true, page: true },
  { name: 'html', told: true, page: true },
]
