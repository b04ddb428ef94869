import { LatePart } from '~/shared/ui/late-part'
import type { AddToListProps } from './add-to-list'
import { useAddingStudent } from './use-adding-student'

const loadCorner = async () => (await import('./add-to-list')).AddToListCorner

/** The corner of a page about one school that adds to a list. Its code comes after the page, and for students alone. */
export function LateAddToList({ school }: Pick<AddToListProps, 'school'>) {
  if (!useAddingStudent()) return null
  return <LatePart name="加志愿" load={loadCorner} pending={null} props={{ school }} />
}
