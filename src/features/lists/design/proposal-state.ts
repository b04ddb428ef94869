import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { ListNotes } from '../notes/list-notes'

export type ProposalState = 'waiting' | 'accepted' | 'declined'

/** What has become of a planner's proposal. A change by the planner asks anew. */
export function proposalState(
  { confirmed, version }: Pick<ApplicationListDetail, 'confirmed' | 'version'>,
  { declined }: ListNotes,
): ProposalState {
  if (confirmed) return 'accepted'
  return declined === version ? 'declined' : 'waiting'
}

export const STATE_WORDS: Readonly<Record<ProposalState, string>> = {
  waiting: '等你确认',
  accepted: '已接受',
  declined: '已谢绝',
}
