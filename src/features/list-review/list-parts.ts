import { AdvisedList } from './advice/advised-list'
import { LazyAdvice } from './advice/lazy-advice'
import { LazyDraft } from './advice/lazy-draft'
import { LazyProposal } from './design/lazy-proposal'
import { LazyVersions } from './versions/lazy-versions'

/** What the page of a list has of this feature, by the names that the page gives its parts. */
export const reviewParts = {
  Advised: AdvisedList,
  Proposal: LazyProposal,
  Draft: LazyDraft,
  Advice: LazyAdvice,
  Versions: LazyVersions,
} as const
