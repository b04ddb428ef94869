import { wordsUpTo } from './limits'

/**
 * What a record says, as one opaque text, like an ETag: another text as soon as somebody has changed it. A change that is
 * sent with an older one is refused with 409; without one the last change wins. A server without versions leaves it out.
 */
export const RecordVersion = wordsUpTo(100, '版本')
