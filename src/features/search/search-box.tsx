import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type Ref, useState } from 'react'
import { useCombobox } from '~/entities/name-search/use-combobox'
import { SearchField, useKeyword } from '~/shared/filters/search-field'
import { optionsOf, type SearchOption } from './options'
import { recentAtom, rememberSearch } from './recent'
import { SearchOptions } from './search-options'
import { useUnderstood } from './use-understood'

interface SearchBoxProps {
  /** The keyword that is in force. */
  readonly value: string | undefined
  /** Called when it has led somewhere. */
  readonly onDone?: () => void
  /** Gets what is typed, letter by letter. */
  readonly onType?: (text: string) => void
  /** Opens the list at once: where nothing else is in view. */
  readonly startsOpen?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
  readonly className?: string
}

const SUGGESTED_OF_A_KIND = 4

/** One box for everything: what is typed is understood while it is typed; Enter looks for it. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onDone, onType, startsOpen = false, inputRef, className } = props
  const navigate = useNavigate()
  const [text, setTyped] = useKeyword(value)
  const setText = (next: string) => {
    setTyped(next)
    onType?.(next)
  }
  const [open, setOpen] = useState(startsOpen)
  const typed = text.trim()
  const recent = useAtomValue(recentAtom)
  const understood = useUnderstood(open ? typed : '', SUGGESTED_OF_A_KIND)
  const options = open ? optionsOf(typed, understood, recent) : []
  const list = useCombobox({ open, setOpen, items: options, ready: undefined })

  const leave = (keyword: string) => {
    setOpen(false)
    if (keyword !== '') rememberSearch(keyword)
    onDone?.()
  }
  const search = (keyword: string) => {
    leave(keyword)
    void navigate({ to: '/search/all', search: { q: keyword || undefined } })
  }
  const choose = (option: SearchOption) => {
    if (option.link === undefined) return search(option.label)
    leave(typed)
    void navigate(option.link)
  }
  return (
    <SearchField
      label="搜索院校、专业、职业和资讯"
      placeholder="院校、专业、职业，或 安徽 物理 600"
      className={className ?? ''}
      text={text}
      onType={(next) => {
        setText(next)
        list.startOver()
      }}
      onSubmit={() => (list.active ? choose(list.active) : search(typed))}
      onClear={() => {
        setText('')
        list.startOver()
      }}
      input={{
        ...list.input,
        ...(inputRef && { ref: inputRef }),
        autoCapitalize: 'none',
        spellCheck: false,
        onFocus: () => setOpen(true),
      }}
    >
      <SearchOptions {...list.list} onChoose={choose} />
    </SearchField>
  )
}
