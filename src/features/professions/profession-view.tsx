import { type ComponentType, useState } from 'react'
import { CatalogueFrame } from '~/entities/catalogue/catalogue-frame'
import type { CataloguePath } from '~/entities/catalogue/catalogue-path'
import { PlaceLink } from '~/entities/place/place-link'
import {
  PROFESSION_TABS,
  placeOfCode,
  professionTabOf,
  TYPE_TABS,
  typeTabOf,
} from '~/entities/place/profession-tabs'
import { useProfessionCatalogue } from '~/entities/profession/use-profession-catalogue'
import type { Filtered } from '~/shared/address/address'
import { isTypeCode, jobDetailsCode } from '~/shared/domain/profession-code'
import type { JobDetailsProps } from './job-details'
import { Positions } from './positions'
import { Statistics } from './statistics'
import type { TypeProps } from './training-schools'
import { TypeOverview } from './type-overview'

interface ProfessionViewProps {
  /** Of a type or of a profession. */
  readonly code: string
  /** The word or the route of the open tab; the first one for any other. */
  readonly tab: string | undefined
  readonly heading?: 'page' | 'section'
  /** The schools of a type, bound to the keeper of their filters: page or drawer. */
  readonly Training: ComponentType<TypeProps>
  /** Who hires, bound likewise. */
  readonly Hiring: ComponentType<Omit<JobDetailsProps, keyof Filtered<unknown>>>
}

/** A type of professions or one profession, with its tabs: the same in the page and in the drawer. */
export function ProfessionView({ code, tab: named, heading, Training, Hiring }: ProfessionViewProps) {
  const [wanted, setWanted] = useState(false)
  const { tree, groups, path } = useProfessionCatalogue(code, { wanted })
  const isType = isTypeCode(code)
  const tab = isType ? typeTabOf(named) : professionTabOf(named)
  const tabs = (isType ? TYPE_TABS : PROFESSION_TABS).map(({ id, label }) => ({
    label,
    to: placeOfCode(code, id),
    open: id === tab,
  }))
  return (
    <CatalogueFrame
      noun="职业"
      kind="profession"
      groups={groups}
      path={path}
      onOpenTree={() => setWanted(true)}
      answer={tree}
      id={code}
      tabs={tabs}
      library={{ kind: 'profession-library' }}
      categoryPlace={(category) => ({ kind: 'profession-library', category })}
      {...(heading && { heading })}
    >
      {(path) =>
        path.entry ? (
          <ProfessionPart code={code} tab={tab} path={path} Hiring={Hiring} />
        ) : (
          <TypePart code={code} tab={tab} path={path} Training={Training} Hiring={Hiring} />
        )
      }
    </CatalogueFrame>
  )
}

interface PartProps extends Pick<ProfessionViewProps, 'Hiring'> {
  readonly code: string
  readonly tab: string
  readonly path: CataloguePath
}

function TypePart({ code, tab, path, Training, Hiring }: PartProps & Pick<ProfessionViewProps, 'Training'>) {
  const { name } = path.type
  switch (typeTabOf(tab)) {
    case 'overview':
      return (
        <>
          <TypeOverview typeName={name} />
          <Statistics code={code} name={name} typeName={name} />
        </>
      )
    case 'jobs':
      return <Positions code={code} name={name} />
    case 'hiring':
      return <Hiring code={code} name={name} />
    case 'training':
      return <Training typeCode={code} typeName={name} />
  }
}

function ProfessionPart({ code, tab, path: { type, entry }, Hiring }: PartProps) {
  const name = entry?.name ?? type.name
  if (tab === 'hiring') return <Hiring code={jobDetailsCode(code)} name={type.name} />
  return (
    <>
      <TypeOverview typeName={type.name} />
      <p className="-mt-4 mb-8">
        <PlaceLink
          to={{ kind: 'profession-type', code: type.id, tab: 'training' }}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 md:min-h-6"
        >
          哪些专业通向它，哪些院校开设
        </PlaceLink>
      </p>
      <Positions code={code} name={name} />
      <Statistics code={code} name={name} typeName={type.name} />
    </>
  )
}
