import { Link } from '@tanstack/react-router'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { ProvinceName } from '~/contracts/primitives'
import { candidatesPlace } from '~/entities/application-list/candidates-place'
import { type Intention, NO_INTENTION } from '~/entities/intention/intention'
import { useMeantMajors } from '~/entities/major/major-names'
import { wishesOfNote } from '~/rules/list/sentence/read-note'
import { MissingLine } from '~/shared/answer/missing-line'

interface NotedWishesProps {
  readonly list: ApplicationListDetail
  readonly note: string
  /** What the student has filled in. */
  readonly wishes: Intention | undefined
}

/** What a note asks for, as the filters of the candidates; nothing where it names neither a place nor a major. */
export function NotedWishes({ list, note, wishes = NO_INTENTION }: NotedWishesProps) {
  const noted = wishesOfNote(note, list.province)
  const words = [...noted.majors, ...noted.unwanted]
  const { answer, codesOf } = useMeantMajors(words)
  const known = noted.majors.filter((word) => codesOf(word).length > 0)
  const unwanted = noted.unwanted.filter((word) => codesOf(word).length > 0)
  const provinces = noted.provinces.flatMap((name) => {
    const read = ProvinceName.safeParse(name)
    return read.success ? [read.data] : []
  })
  const parts = [
    known.length > 0 && known.join('、'),
    provinces.length > 0 && `在${provinces.join('、')}`,
    unwanted.length > 0 && `不要${unwanted.join('、')}`,
  ].filter((part) => part !== false)
  const place = candidatesPlace(
    list,
    {},
    {
      ...wishes,
      ...(provinces.length > 0 && { provinces }),
      ...(known.length > 0 && { majorCodes: known.flatMap(codesOf) }),
      excludedMajorCodes: [...new Set([...wishes.excludedMajorCodes, ...unwanted.flatMap(codesOf)])],
    },
  )
  if (words.length > 0 && !answer.data) return <MissingLine of={[answer]} name="备注里的专业" />
  if (parts.length === 0 || !place) return null
  return (
    <Link
      {...place}
      preload={false}
      className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 md:min-h-6"
    >
      照备注筛候选：{parts.join('；')}
    </Link>
  )
}
