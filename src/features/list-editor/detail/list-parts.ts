import type { ComponentType, PropsWithChildren } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { Checkable, CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import type { Items } from '~/entities/application-list/edits'
import type { ListFilters } from '~/entities/application-list/list.address'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { TierName } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { Filtered } from '~/shared/address/address'

/** A list as its page knows it: each part takes of it what it needs. */
export interface ShownList extends Filtered<ListFilters> {
  readonly list: ApplicationListDetail
  readonly form: ApplicationForm
  readonly editor: SavedListEditor
  /** As the server tells them. */
  readonly units: KnownUnits
  /** As they are told beside rows: what does not count for the student has no chance. */
  readonly shownUnits: KnownUnits
  /** What the rows are called, by their units; empty while it is being worked out. */
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  /** Undefined where the list cannot be checked. */
  readonly checkable: Checkable | undefined
  readonly checkUp: CheckUpState
  readonly editable: boolean
  /** The reader is the student. */
  readonly isOwner: boolean
}

/** What other features add to the page of a list: its route names them, from above to below. */
export interface ListParts {
  /** Around all of them: asks what planner and student say, and tells it to every part. */
  readonly Advised: ComponentType<PropsWithChildren<ShownList>>
  readonly Tools: ComponentType<ShownList>
  readonly Family: ComponentType<ShownList>
  readonly Proposal: ComponentType<ShownList>
  readonly Draft: ComponentType<ShownList>
  /** The list on paper, with the rows that were painted last. */
  readonly Paper: ComponentType<Pick<ShownList, 'list' | 'form'> & { readonly items: Items }>
  readonly Advice: ComponentType<ShownList>
  readonly Versions: ComponentType<ShownList>
  readonly Replay: ComponentType<ShownList>
}
