import { useState } from 'react'
import type { Items } from '~/entities/application-list/edits'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { useListNotes } from '../notes/list-notes'

const loadPanel = async () => (await import('./family-panel')).FamilyPanel

/** The family's opinions on a list; nothing, and no code, where nobody has answered. */
export function LazyFamily({ listId, items }: { listId: string; items: Items }) {
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
