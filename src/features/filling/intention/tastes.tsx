import { useQuery } from '@tanstack/react-query'
import { tastesOf } from '~/entities/assessment/tastes'
import type { Intention } from '~/entities/intention/intention'
import { extCalls } from '~/entities/student/ext.calls'
import { Button } from '~/shared/ui/button'

interface TastesProps {
  readonly studentId: string
  readonly value: Intention
  /** Takes types of majors as wishes. */
  readonly onTake: (majorCodes: string[]) => void
}

const NAMES = { interest: '职业兴趣', strengths: '学科长处' } as const

/** What an assessment found, offered as a first order of wishes; nothing where none was done, or all of it is wished for. */
export function Tastes({ studentId, value, onTake }: TastesProps) {
  const { data } = useQuery(extCalls.of(studentId))
  const tastes = data && tastesOf(data.assessments)
  const open = tastes?.majors.filter(
    ({ code }) => !value.majorCodes.includes(code) && !value.excludedMajorCodes.includes(code),
  )
  if (!tastes || !open || open.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="max-w-reading">
        按你的{NAMES[tastes.assessmentId]}测评，可以先看：{open.map(({ name }) => name).join('、')}。
      </p>
      <Button
        variant="outline"
        size="sm"
        onClick={() => onTake([...value.majorCodes, ...open.map(({ code }) => code)])}
      >
        放进想学的专业
      </Button>
    </div>
  )
}
