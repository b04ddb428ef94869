import { useLayoutEffect, useRef } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import type { ListFilters } from '~/entities/application-list/list.address'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { MissingTier } from '~/entities/rank/tier-mark'
import type { TierName } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { Filtered } from '~/shared/address/address'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { EditBar } from '../editing/edit-bar'
import { ListRows } from './list-rows'

const loadArrange = idlePart(async () => (await import('../arrange/arrange-panel')).ArrangePanel)

interface ListMainProps extends Filtered<ListFilters> {
  readonly list: ApplicationListDetail
  readonly editor: SavedListEditor
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly checkUp: CheckUpState
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  /** What stands there where a row has no tier. */
  readonly missing: MissingTier
  readonly editable: boolean
}

/** The rows of a list: each with its figures, or in one line to be put in order. */
export function ListMain(props: ListMainProps) {
  const { list, editor, form, units, checkUp, tiers, missing, editable, filters, change } = props
  const { checked } = checkUp
  const isArranged = editable && filters.view === 'order' && editor.items.length > 0
  const main = useRef<HTMLDivElement>(null)
  // A link or a reload leaves the page where it is scrolled to.
  const wasArranged = useRef(isArranged)
  useLayoutEffect(() => {
    if (isArranged && !wasArranged.current && main.current) showRows(main.current)
    wasArranged.current = isArranged
  }, [isArranged])
  return (
    <div ref={main} className="max-lg:-scroll-mt-18">
      {editable && (
        <EditBar
          list={list}
          checkUp={checkUp}
          editor={editor}
          arranging={isArranged}
          onArrange={(arranging) => change({ view: arranging ? 'order' : 'detail' }, 'settle')}
        />
      )}
      {isArranged ? (
        <LazyPart
          name="整理顺序"
          load={loadArrange}
          pending={<Skeleton of="rows" className="mt-3 h-96" />}
          props={{
            list,
            editor,
            form,
            units,
            tiers,
            missing,
            checked,
            group: filters.group,
            onGroup: (group) => change({ group }),
          }}
        />
      ) : (
        <ListRows
          list={list}
          items={editor.items}
          form={form}
          units={units}
          tiers={tiers}
          missing={missing}
          change={editable ? editor.change : undefined}
        />
      )}
    </div>
  )
}

/** Rows in one line each are far shorter than rows with figures: without this the screen may end up below them all. */
function showRows(main: HTMLElement): void {
  const { top } = main.getBoundingClientRect()
  // On a phone what stands above would leave room for two rows.
  if (top < 0 || top > innerHeight / 3) main.scrollIntoView()
}
