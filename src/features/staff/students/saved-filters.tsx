import { Link } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { written } from '~/shared/address/address'
import { store } from '~/shared/lib/storage/store'
import { workAtom } from '~/shared/session/work-atom'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { type StudentsFilters, studentsAddress } from './students.address'

const SavedFilter = z.object({ name: z.string(), search: z.record(z.string(), z.string()) })
type SavedFilter = z.infer<typeof SavedFilter>

const NONE: SavedFilter[] = []
const savedAtom = workAtom('student-filters', 'own', z.array(SavedFilter), NONE)

/** Filters that are used again and again, by name; this browser keeps them. */
export function SavedFilters({ filters }: { filters: StudentsFilters }) {
  const [saved, setSaved] = useAtom(savedAtom, { store })
  const [naming, setNaming] = useState(false)
  const search = written(studentsAddress, studentsAddress.parse({ ...filters, page: 1 }))
  const narrowed = Object.keys(search).length > 0
  if (saved.length === 0 && !narrowed) return null
  const keep = (name: string) => {
    setSaved([...saved.filter((other) => other.name !== name), { name, search }])
    setNaming(false)
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      {saved.length > 0 && <span className="text-muted-foreground">常用筛选</span>}
      {saved.map(({ name, search: kept }) => (
        <span key={name} className="inline-flex items-center rounded bg-muted pl-3">
          <Link
            to="/departStudentList"
            search={studentsAddress.parse(kept)}
            className="inline-flex min-h-11 items-center text-primary md:min-h-8"
          >
            {name}
          </Link>
          <button
            type="button"
            aria-label={`删除常用筛选“${name}”`}
            onClick={() => setSaved(saved.filter((other) => other.name !== name))}
            className="grid size-11 place-items-center md:size-8"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      {narrowed &&
        (naming ? (
          <NameForm onName={keep} onEnd={() => setNaming(false)} />
        ) : (
          <Button variant="ghost" size="sm" onClick={() => setNaming(true)}>
            <BookmarkPlus aria-hidden />
            存为常用筛选
          </Button>
        ))}
    </div>
  )
}

const focusOn = (field: HTMLInputElement | null) => field?.focus()

function NameForm({ onName, onEnd }: { onName: (name: string) => void; onEnd: () => void }) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onName(text.trim())
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2">
      <Input
        // The field was asked for by the button that it replaces.
        ref={focusOn}
        className="w-40!"
        aria-label="常用筛选的名称"
        placeholder="例如：安徽待分配"
        maxLength={20}
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
