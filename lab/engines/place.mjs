import os from 'node:os'
import path from 'node:path'

/** Where browsers that a machine lacks are unpacked; kept from one run to the next. */
export const BROWSERS = path.join(os.tmpdir(), 'zetu-engines-browsers')
/** Where tables and pictures go. */
export const REPORT = path.join(os.tmpdir(), 'zetu-engines')
