import { useMemo } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { Items } from '~/entities/application-list/edits'
import { codePartsOf } from '~/entities/application-list/link/code-parts'
import type { TierName } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { SharedList } from '~/rules/list/share/shared-list'
import { ShownPicture } from '~/shared/picture/shown-picture'
import { drawList } from './draw-list'
import { pictureRows } from './picture-rows'

interface SharePictureProps {
  readonly shared: SharedList
  /** The address of a list, or of a part of it. */
  readonly linkOf: (part: SharedList) => string
  readonly items: Items
  readonly form: ApplicationForm
  readonly units: ReadonlyMap<string, RecommendedUnit>
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  readonly reasons: boolean
  readonly signed: string | undefined
}

/** The list as a long picture that is sent in a chat. */
export function SharePicture(props: SharePictureProps) {
  const { shared, linkOf, items, form, units, tiers, reasons, signed } = props
  const { rank, title } = shared
  // biome-ignore lint/correctness/useExhaustiveDependencies: The way to an address is the same with each render.
  const draw = useMemo(
    () => () =>
      drawList(
        shared,
        pictureRows({ items, form, units, tiers, rank, reasons }),
        codePartsOf(shared, linkOf),
        signed,
      ),
    [shared, items, form, units, tiers, rank, reasons, signed],
  )
  return <ShownPicture draw={draw} title={title ?? '志愿表'} label={`${title ?? '志愿表'}的长图`} />
}
