import { type FormEvent, useState } from 'react'
import { applicationLists, type NewApplicationList } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import type { ApplicationList } from '~/contracts/list-summaries'
import { useCopy } from '~/entities/application-list/use-copy'
import { useComposedWrite } from '~/shared/api/use-write'
import { PendingSubmission } from '~/shared/form/pending-submission'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { deleteList, renameList } from './list-writes'

interface OwnActionsProps {
  readonly list: ApplicationList
  /** Told with what it takes to bring the list back. */
  readonly onDeleted: (deleted: NewApplicationList) => void
}

/** What a student can do with a list of their own as a whole. */
export function OwnActions({ list, onDeleted }: OwnActionsProps) {
  const { id, name } = list
  const [renaming, setRenaming] = useState(false)
  const copy = useCopy(id)
  const remove = useComposedWrite(applicationLists.remove, { run: deleteList, onDone: onDeleted })
  if (renaming) return <Rename list={list} onEnd={() => setRenaming(false)} />
  return (
    <>
      <div className="print-hidden -ml-3 flex flex-wrap">
        <Button variant="ghost" size="sm" aria-label={`改名 ${name}`} onClick={() => setRenaming(true)}>
          改名
        </Button>
        <Button variant="ghost" size="sm" aria-label={`复制 ${name}`} onClick={() => copy.start(id)}>
          复制
        </Button>
        <Button variant="ghost" size="sm" aria-label={`删除 ${name}`} onClick={() => remove.start({ id })}>
          删除
        </Button>
      </div>
      <PendingSubmission of={copy} isUntyped />
    </>
  )
}

const focusOn = (field: HTMLInputElement | null) => field?.focus()

function Rename({ list: { id, name }, onEnd }: { list: ApplicationList; onEnd: () => void }) {
  const [text, setText] = useState(name)
  const rename = useComposedWrite(applicationLists.updateOwn, { run: renameList, onDone: onEnd })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = text.trim()
    if (next === name) onEnd()
    else if (next !== '') rename.start({ id, name: next })
  }
  return (
    <form onSubmit={submit} className="mt-1 flex flex-wrap items-center gap-2">
      <Input
        // The field was asked for by the button that it replaces.
        ref={focusOn}
        className="w-48!"
        aria-label={`${name} 的新名称`}
        maxLength={MOST_CHARACTERS.listName}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" aria-disabled={text.trim() === ''}>
        保存
      </Button>
      <Button variant="ghost" size="sm" onClick={onEnd}>
        取消
      </Button>
    </form>
  )
}
