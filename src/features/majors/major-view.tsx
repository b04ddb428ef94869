import { type ComponentType, useState } from 'react'
import { CatalogueFrame } from '~/entities/catalogue/catalogue-frame'
import { MajorCompareBar, MajorCompareToggle } from '~/entities/major/major-comparison'
import { useMajorCatalogue } from '~/entities/major/use-major-catalogue'
import {
  levelWord,
  MAJOR_TABS,
  MAJOR_TYPE_TABS,
  majorTabOf,
  majorTypeTabOf,
  placeOfMajorCode,
} from '~/entities/place/major-tabs'
import { isMajorTypeCode, levelOfMajorCode } from '~/shared/domain/major-code'
import { MajorEmployment } from './major-employment'
import { MajorOverview } from './major-overview'
import type { MajorProps } from './major-schools'
import { TypeCareer, TypeOverview } from './type-parts'

interface MajorViewProps {
  /** Of a type or of a major. */
  readonly code: string
  /** The word or the route of the open tab; the overview for any other. */
  readonly tab: string | undefined
  readonly heading?: 'page' | 'section'
  /** The schools of a major, bound to the keeper of their filters: page or drawer. */
  readonly Schools: ComponentType<MajorProps>
}

/** A type of majors or one major, with its tabs: the same in the page and in the drawer. */
export function MajorView({ code, tab: named, heading, Schools }: MajorViewProps) {
  const level = levelOfMajorCode(code)
  const isType = isMajorTypeCode(code)
  const [wanted, setWanted] = useState(false)
  const { tree, groups, path } = useMajorCatalogue(code, { wanted })
  const tab = isType ? majorTypeTabOf(named) : majorTabOf(named)
  const tabs = (isType ? MAJOR_TYPE_TABS : MAJOR_TABS).map(({ id, label }) => ({
    label,
    to: placeOfMajorCode(code, id),
    open: id === tab,
  }))
  return (
    <>
      <CatalogueFrame
        noun="专业"
        kind="major"
        groups={groups}
        path={path}
        onOpenTree={() => setWanted(true)}
        answer={tree}
        id={code}
        tabs={tabs}
        library={{ kind: 'major-library', level: levelWord(level) }}
        categoryPlace={(category) => ({ kind: 'major-library', level: levelWord(level), category })}
        {...(heading && { heading })}
        {...(!isType && {
          marks: ({ entry }) => entry && <MajorCompareToggle code={code} name={entry.name} />,
        })}
      >
        {({ type, entry }) => {
          if (!entry) {
            return tab === 'career' ? (
              <TypeCareer code={code} name={type.name} />
            ) : (
              <TypeOverview code={code} name={type.name} />
            )
          }
          if (tab === 'employment') return <MajorEmployment code={code} name={entry.name} />
          if (tab === 'schools') return <Schools code={code} name={entry.name} />
          return <MajorOverview code={code} name={entry.name} />
        }}
      </CatalogueFrame>
      {/* The schools of a major have a bar of their own. */}
      {tab !== 'schools' && <MajorCompareBar />}
    </>
  )
}
