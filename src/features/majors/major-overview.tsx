import type { ReactNode } from 'react'
import type { MajorDetail } from '~/contracts/majors.schemas'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { majorCalls } from '~/entities/major/major.calls'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { Skeleton } from '~/shared/ui/skeleton'
import { GenderRatio } from './gender-ratio'
import type { MajorProps } from './major-schools'
import { Paragraphs } from './paragraphs'
import { Part } from './part'

/** A major in the twelve fields of S2 §2; the last three only where there is something to say. */
export function MajorOverview({ code, name }: MajorProps) {
  return (
    <States
      of={useAnswer(code, majorCalls.detail)}
      name="专业概况"
      pending={<Skeleton of="text" className="h-[60rem]" />}
    >
      {(major) => <Overview major={major} name={name} />}
    </States>
  )
}

function Overview({ major, name }: { major: MajorDetail; name: string }) {
  const { postgraduateDirections, mainCourses, famousPersons } = major
  return (
    <>
      <Facts major={major} />
      <Part title={`${name}是学什么的`}>
        <Paragraphs text={major.introduction} />
      </Part>
      <Part title="培养目标">
        <Paragraphs text={major.cultivationGoal} />
      </Part>
      <Part title="培养要求">
        <Paragraphs text={major.cultivationRequirements} />
      </Part>
      <Part title="选科要求">
        <Paragraphs text={major.subjectRequirements} />
      </Part>
      <Part title="知识与能力">
        <Paragraphs text={major.knowledgeAndSkills} />
      </Part>
      <Names title="考研方向" names={postgraduateDirections} />
      <Names title="主要课程" names={mainCourses} />
      <Names title="知名人物" names={famousPersons} />
    </>
  )
}

function Facts({ major }: { major: MajorDetail }) {
  const { level, years, degree, genderRatio } = major
  return (
    <dl className="mb-8 grid grid-cols-2 gap-x-8 gap-y-4 rounded border bg-surface p-4 md:grid-cols-[auto_auto_auto_minmax(12rem,1fr)]">
      <Fact name="培养层次">{MAJOR_LEVELS.find(({ id }) => id === level)?.label}</Fact>
      <Fact name="修业年限">{years}</Fact>
      <Fact name="授予学位">{degree.trim() || '—'}</Fact>
      <Fact name="男女比例">{genderRatio ? <GenderRatio text={genderRatio} /> : '—'}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  )
}

interface NamesProps {
  readonly title: string
  readonly names: readonly string[] | null | undefined
}

function Names({ title, names }: NamesProps) {
  if (!names || names.length === 0) return null
  return (
    <Part title={title}>
      <ul aria-label={title} className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Part>
  )
}
