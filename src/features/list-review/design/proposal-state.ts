import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { ListNotes } from '~/entities/application-list/notes/list-notes'

export type ProposalState = 'unopened' | 'waiting' | 'accepted' | 'declined'

/**
 * What has become of a planner's proposal: as the server keeps it, else as this device remembers. A change by the planner
 * asks anew.
 */
export function proposalState(
  { confirmed, version, stage }: Pick<ApplicationListDetail, 'confirmed' | 'version' | 'stage'>,
  { declined, opened }: ListNotes,
): ProposalState {
  if (confirmed) return 'accepted'
  if (stage == null ? declined === version : stage === 'declined') return 'declined'
  return (stage == null ? opened === version : stage === 'opened') ? 'waiting' : 'unopened'
}

export const STATE_WORDS: Readonly<Record<ProposalState, string>> = {
  unopened: '还没打开',
  waiting: '等你确认',
  accepted: '已接受',
  declined: '已谢绝',
}
