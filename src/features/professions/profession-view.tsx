import type { ComponentType } from 'react'
import { professionTabOf, typeTabOf } from '~/entities/place/profession-tabs'
import { isTypeCode, jobDetailsCode } from '~/shared/domain/profession-code'
import { JobDetails } from './job-details'
import { Positions } from './positions'
import { ProfessionFrame } from './profession-frame'
import { Statistics } from './statistics'
import type { TypeProps } from './training-schools'
import { TypeOverview } from './type-overview'

interface ProfessionViewProps {
  /** Of a type or of a profession. */
  readonly code: string
  /** The word or the route of the open tab; the first one for any other. */
  readonly tab: string | undefined
  readonly heading?: 'page' | 'section'
  /** The schools of a type, bound to whoever keeps their filters. */
  readonly Training: ComponentType<TypeProps>
}

/** A type of professions or one profession, with its tabs: the same in the page and in the drawer. */
export function ProfessionView({ code, tab: named, ...frame }: ProfessionViewProps) {
  return isTypeCode(code) ? (
    <TypeView code={code} tab={typeTabOf(named)} {...frame} />
  ) : (
    <OneProfessionView code={code} tab={professionTabOf(named)} {...frame} />
  )
}

function TypeView({
  code,
  tab,
  Training,
  ...frame
}: ProfessionViewProps & { tab: ReturnType<typeof typeTabOf> }) {
  return (
    <ProfessionFrame code={code} tab={tab} {...frame}>
      {({ type: { typeName } }) => {
        switch (tab) {
          case 'overview':
            return (
              <>
                <TypeOverview typeName={typeName} />
                <Statistics code={code} name={typeName} typeName={typeName} />
              </>
            )
          case 'jobs':
            return <Positions code={code} name={typeName} />
          case 'hiring':
            return <JobDetails code={code} name={typeName} />
          case 'training':
            return <Training typeCode={code} typeName={typeName} />
        }
      }}
    </ProfessionFrame>
  )
}

function OneProfessionView({
  code,
  tab,
  Training: _,
  ...frame
}: ProfessionViewProps & { tab: ReturnType<typeof professionTabOf> }) {
  return (
    <ProfessionFrame code={code} tab={tab} {...frame}>
      {({ type: { typeName }, profession }) => {
        const name = profession?.professionName ?? typeName
        if (tab === 'hiring') return <JobDetails code={jobDetailsCode(code)} name={typeName} />
        return (
          <>
            <TypeOverview typeName={typeName} />
            <Positions code={code} name={name} />
            <Statistics code={code} name={name} typeName={typeName} />
          </>
        )
      }}
    </ProfessionFrame>
  )
}
