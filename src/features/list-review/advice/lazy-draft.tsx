import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { DraftPanelProps } from './draft-panel'

// Few lists are a planner's.
const loadDraft = async () => (await import('./planner-parts')).DraftPanel

interface LazyDraftProps extends DraftPanelProps {
  readonly editable: boolean
}

/** The way of a draft to its student; nothing, and no code, beside any other list. */
export function LazyDraft({ list, editor, checkUp, editable }: LazyDraftProps) {
  if (!editable || list.stage !== 'draft') return null
  return (
    <LazyPart
      name="草稿"
      load={loadDraft}
      pending={<Skeleton of="text" className="mt-4 h-60 max-w-3xl" />}
      props={{ list, editor, checkUp }}
    />
  )
}
