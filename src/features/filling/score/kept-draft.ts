import * as z from 'zod/mini'
import { storedAtom } from '~/shared/lib/stored-atom'
import { UNSAVED } from '~/shared/session/session'
import { KeptDraft } from './score-draft'

/** A score that somebody has begun to type, with whose it is: several people may use one browser. */
const Kept = z.object({ studentId: z.string(), draft: KeptDraft })

export const keptDraftAtom = storedAtom<z.infer<typeof Kept> | undefined>(`${UNSAVED}score`, Kept, undefined)
