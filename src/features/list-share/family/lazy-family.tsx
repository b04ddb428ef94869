import { useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import { useListNotes } from '~/entities/application-list/notes/list-notes'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

const loadPanel = async () => (await import('./family-panel')).FamilyPanel

interface LazyFamilyProps {
  readonly list: Pick<ApplicationListDetail, 'id'>
  readonly editor: Pick<ListEditor, 'items'>
}

/** The family's opinions on a list; nothing, and no code, where nobody has answered. */
export function LazyFamily({ list: { id: listId }, editor: { items } }: LazyFamilyProps) {
  const { replies = [] } = useListNotes(listId)
  // The last one that is taken away can be taken back where it stood.
  const [wasThere, setThere] = useState(false)
  if (replies.length > 0 && !wasThere) setThere(true)
  if (replies.length === 0 && !wasThere) return null
  return (
    <LazyPart
      name="家人的意见"
      load={loadPanel}
      pending={<Skeleton of="text" className="mt-4 h-24" />}
      props={{ listId, items }}
    />
  )
}
