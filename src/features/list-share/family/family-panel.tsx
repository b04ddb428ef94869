import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Items } from '~/entities/application-list/edits'
import { keepListNotes, useListNotes } from '~/entities/application-list/notes/list-notes'
import { OPINION_LOOKS, opinionsText } from '~/entities/application-list/notes/opinion-text'
import { withReply } from '~/entities/application-list/notes/stored-replies'
import { type FamilyReply, rowsGone } from '~/rules/list/share/family-reply'
import { Button } from '~/shared/ui/button'

interface FamilyPanelProps {
  readonly listId: string
  readonly items: Items
}

/** Who of the family has answered, and what they say of the whole; what they say of a row stands beside it. */
export function FamilyPanel({ listId, items }: FamilyPanelProps) {
  const { replies = [] } = useListNotes(listId)
  const here = new Set(items.map(({ unitId }) => unitId))
  const [dropped, setDropped] = useState<FamilyReply>()
  const drop = (reply: FamilyReply) => {
    keepListNotes(listId, { replies: replies.filter((other) => other !== reply) })
    setDropped(reply)
  }
  const takeBack = () => {
    if (dropped) keepListNotes(listId, { replies: withReply(replies, dropped) })
    setDropped(undefined)
  }
  if (replies.length === 0 && !dropped) return null
  return (
    <section aria-label="家人的意见" className="print-hidden mt-4 rounded border p-3 text-sm">
      <h2 className="font-medium">家人的意见</h2>
      <ul className="mt-1">
        {replies.map((reply) => {
          const { name, words, rows } = reply
          const gone = rowsGone(reply, here)
          return (
            <li key={name} className="flex items-start gap-2 py-1">
              <div className="min-w-0 grow">
                <span className="font-medium">{name}</span>
                <span className="ml-2">{opinionsText(rows.map(({ opinion }) => opinion)) || '没有勾选'}</span>
                {words && <p className="wrap-anywhere">“{words}”</p>}
                {gone.length > 0 && (
                  <p className="text-muted-foreground">
                    已不在表里：
                    {gone
                      .map(({ school, unit, opinion }) =>
                        [school, unit, OPINION_LOOKS[opinion].word].filter(Boolean).join(' '),
                      )
                      .join('、')}
                  </p>
                )}
              </div>
              <Button
                variant="ghost"
                size="icon"
                className="-my-1 shrink-0"
                aria-label={`拿掉${name}的意见`}
                onClick={() => drop(reply)}
              >
                <X aria-hidden />
              </Button>
            </li>
          )
        })}
      </ul>
      {dropped && (
        <p role="status">
          {dropped.name}的意见已拿掉。
          <Button variant="link" size="inline" onClick={takeBack}>
            撤销
          </Button>
        </p>
      )}
      <p className="text-muted-foreground">只留在这台设备上。每一行的意见写在那一行旁边。</p>
    </section>
  )
}
