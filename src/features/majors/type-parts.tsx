import type { MajorTypeOverview } from '~/contracts/majors.schemas'
import { majorCalls } from '~/entities/major/major.calls'
import { PlaceLink } from '~/entities/place/place-link'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/text/format'
import { Skeleton } from '~/shared/ui/skeleton'
import type { MajorProps } from './major-schools'
import { Paragraphs } from './paragraphs'
import { Part } from './part'

/** What the majors of a type have in common, and which they are (S2 §2). */
export function TypeOverview({ code, name }: MajorProps) {
  return (
    <States
      of={useAnswer(code, majorCalls.type)}
      name="专业类概况"
      pending={<Skeleton of="rows" className="h-[36rem]" />}
    >
      {(type) => (
        <>
          <Part title={`${name}是学什么的`}>
            <Paragraphs text={type.overview} />
          </Part>
          {type.mainCourses && type.mainCourses.length > 0 && (
            <Part title="主要课程">
              <p className="max-w-reading">{type.mainCourses.join('、')}</p>
            </Part>
          )}
          <Majors type={type} />
        </>
      )}
    </States>
  )
}

function Majors({ type: { majorCount, majors } }: { type: MajorTypeOverview }) {
  return (
    <Part title={`${formatCount(majorCount)} 个专业`}>
      <ul className="flex flex-wrap gap-x-6">
        {majors.map(({ majorCode, majorName }) => (
          <li key={majorCode}>
            <PlaceLink
              to={{ kind: 'major', code: majorCode }}
              className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-8"
            >
              {majorName}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** What graduates of a type do (S2 §2). */
export function TypeCareer({ code, name }: MajorProps) {
  return (
    <States
      of={useAnswer(code, majorCalls.type)}
      name="就业方向"
      pending={<Skeleton of="rows" className="h-60" />}
    >
      {({ jobDirection }) => (
        <Part title={`${name}毕业后做什么`}>
          <Paragraphs text={jobDirection} />
        </Part>
      )}
    </States>
  )
}
