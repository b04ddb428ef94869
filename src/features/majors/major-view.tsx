import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { CatalogueFrame } from '~/entities/catalogue/catalogue-frame'
import { majorCalls } from '~/entities/major/major.calls'
import { MajorCompareBar, MajorCompareToggle } from '~/entities/major/major-comparison'
import { groupsOf } from '~/entities/major/major-groups'
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
  const tree = useQuery(majorCalls.tree(level))
  const groups = useMemo(() => tree.data && groupsOf(tree.data), [tree.data])
  const isType = isMajorTypeCode(code)
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
