import type { ProfessionShare } from '~/contracts/majors.schemas'
import { majorCalls } from '~/entities/major/major.calls'
import { PlaceLink } from '~/entities/place/place-link'
import { hasSample } from '~/entities/profession/market'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { formatPercent } from '~/shared/lib/text/format'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { MajorProps } from './major-schools'
import { Paragraphs } from './paragraphs'
import { Part } from './part'

// Figures stand below the text that they illustrate: their code comes after it.
const loadMarket = idlePart(async () => (await import('./major-market')).MajorMarket)

/** Where graduates of a major go, and what the openings there are like (S2 §2). */
export function MajorEmployment({ code, name }: MajorProps) {
  const employment = useAnswer(code, majorCalls.employment)
  const shares = useAnswer(code, majorCalls.professionTypes)
  return (
    <>
      <States of={employment} name="就业方向" pending={<Skeleton of="text" className="h-40" />}>
        {({ jobDirection }) => (
          <Part title={`${name}毕业后做什么`}>
            <Paragraphs text={jobDirection} />
          </Part>
        )}
      </States>
      <div className="mt-8">
        <States
          of={shares}
          name="就业去向"
          pending={<Skeleton of="rows" className="h-72" />}
          isEmpty={(types) => types.length === 0}
          empty={<EmptyRegion>{name}没有毕业生去向的样本。</EmptyRegion>}
        >
          {(types) => <Shares shares={types} />}
        </States>
      </div>
      <div className="mt-8">
        <States
          of={employment}
          name="招聘数据"
          pending={<Skeleton of="rows" className="h-[48rem] lg:h-[60rem]" />}
          isEmpty={({ stats }) => !hasSample(stats)}
          empty={<EmptyRegion>{name}对口的职业没有招聘样本，暂无招聘量和薪酬数据。</EmptyRegion>}
        >
          {(data) => (
            <LazyPart
              name="招聘数据"
              load={loadMarket}
              pending={<Skeleton of="rows" className="h-[48rem] lg:h-[60rem]" />}
              props={{ employment: data, name }}
            />
          )}
        </States>
      </div>
    </>
  )
}

function Shares({ shares }: { shares: readonly ProfessionShare[] }) {
  const most = Math.max(...shares.map(({ employmentPercentage }) => employmentPercentage))
  return (
    <Part title="毕业生去往哪些职业类">
      <ol aria-label="毕业生去往的职业类" className="max-w-2xl">
        {shares.map(({ typeCode, typeName, employmentPercentage }) => (
          <li
            key={typeCode}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_6rem_3rem] items-center gap-3 border-b"
          >
            <PlaceLink
              to={{ kind: 'profession-type', code: typeCode }}
              className="flex min-h-11 items-center text-primary underline-offset-4 hover:underline"
            >
              {typeName}
            </PlaceLink>
            <span aria-hidden className="h-2 rounded-full bg-muted forced-color-adjust-none">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${(employmentPercentage / most) * 100}%` }}
              />
            </span>
            <span className="text-right font-medium">{formatPercent(employmentPercentage)}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}
