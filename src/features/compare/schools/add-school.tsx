import { useState } from 'react'
import { schoolComparison } from '~/entities/school/school-comparison'
import { SchoolNameField } from '~/entities/school/school-name-field'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { compareCalls } from './compare.calls'

interface AddSchoolProps {
  readonly ids: readonly string[]
  readonly onAdd: (id: string, name: string) => void
}

/** Finds one more school: among the suggestions while it is typed, or among what a search finds. */
export function AddSchool({ ids, onAdd }: AddSchoolProps) {
  const [name, setName] = useState<string>()
  const answer = useAnswer(name, compareCalls.named)
  const add = (id: string, schoolName: string) => {
    setName(undefined)
    onAdd(id, schoolName)
  }
  if (ids.length >= schoolComparison.most) {
    return (
      <p className="text-sm text-muted-foreground">已有 {schoolComparison.most} 所，去掉一所才能再添加。</p>
    )
  }
  return (
    <>
      <SchoolNameField
        label="添加院校"
        value={name}
        onSearch={setName}
        onChoose={({ id, name: chosen }) => add(id, chosen)}
      />
      {name !== undefined && (
        <States
          of={answer}
          name="院校"
          className="mt-2"
          pending={<Skeleton className="h-11" />}
          isEmpty={({ records }) => records.length === 0}
          empty={(asked) => <EmptyRegion className="py-4!">没有名称包含“{asked}”的院校</EmptyRegion>}
        >
          {({ records }) => (
            <ul aria-label="找到的院校" className="flex flex-wrap gap-2">
              {records.map(({ id, schoolName }) => (
                <li key={id}>
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={ids.includes(id)}
                    aria-label={`添加${schoolName}`}
                    onClick={() => add(id, schoolName)}
                  >
                    {schoolName}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </States>
      )}
    </>
  )
}
