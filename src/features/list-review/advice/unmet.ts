import { MOST_CHARACTERS } from '~/contracts/bounds'
import { ABOUT_NOTE } from '~/contracts/list-advice'
import { isAccepted, openKinds } from '~/entities/application-list/check-up/kinds'
import type { Checked } from '~/entities/application-list/check-up/use-check-up'
import type { Items } from '~/entities/application-list/edits'
import type { ListNotes } from '~/entities/application-list/notes/list-notes'
import { type FindingKind, kindsOf } from '~/rules/check-up/finding-kinds'
import { unseenPlaces } from './seen'

/** What a list has to be answered for, before its planner signs it. */
export interface Unmet {
  /** Kinds of findings above 提示 that are neither mended nor taken note of. */
  readonly open: number
  /** Kinds that were taken note of: each asks for a word why it may stand. */
  readonly known: readonly FindingKind[]
  /** How many of them have none, the note of the student among them. */
  readonly wordless: number
  /** Vital checks that could not be made. */
  readonly unread: number
  /** Rows without a reason. */
  readonly unreasoned: number
  /** Places, from 1, of rows that nobody has looked at. */
  readonly unseen: readonly number[]
}

type Said = Pick<ListNotes, 'accepted' | 'seen' | 'words'>

/** What is still to be done before a list can be signed. `note` is what its student has asked for in words. */
export function unmetOf(
  items: Items,
  {
    result,
    unitIds,
  }: Pick<Checked, 'unitIds'> & { readonly result: Pick<Checked['result'], 'findings' | 'skipped'> },
  notes: Said,
  note: string | undefined,
): Unmet {
  const { accepted, words = {} } = notes
  const known = kindsOf(result.findings).filter(
    (kind) => kind.severity !== 'low' && isAccepted(kind, unitIds, accepted),
  )
  const about = [...(note === undefined ? [] : [ABOUT_NOTE]), ...known.map(({ check }) => check)]
  return {
    open: openKinds(result.findings, unitIds, accepted),
    known,
    wordless: about.filter((each) => !words[each]?.trim()).length,
    unread: result.skipped.filter(({ isVital }) => isVital).length,
    unreasoned: items.filter(({ reason }) => !reason).length,
    unseen: unseenPlaces(items, notes),
  }
}

/** Whether nothing is left to be done. */
export function isMet({ open, wordless, unread, unreasoned, unseen }: Unmet): boolean {
  return open + wordless + unread + unreasoned + unseen.length === 0
}

/** 学生的备注：想读师范或法学, as far as there is room for it. */
const noteName = (note: string) => `学生的备注：${note}`.slice(0, MOST_CHARACTERS.keyword)

/** The words that go with a signature: on the note of the student first, then on each kind of finding. */
export function signedAnswers(
  { known }: Pick<Unmet, 'known'>,
  { words = {} }: Said,
  note: string | undefined,
) {
  const about = [
    ...(note === undefined ? [] : [{ about: ABOUT_NOTE, name: noteName(note) }]),
    ...known.map(({ check, name }) => ({ about: check, name })),
  ]
  return about.map((each) => ({ ...each, text: words[each.about]?.trim() ?? '' }))
}
