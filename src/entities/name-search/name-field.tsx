import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { SearchField, type SearchProps, useKeyword } from '~/shared/filters/search-field'
import type { NameIndex } from './name-index'
import type { Named } from './name-match'
import { isLatin } from './plain-text'
import { SuggestionList } from './suggestion-list'
import { useCombobox } from './use-combobox'

export interface NameFieldProps extends SearchProps {
  /** What is suggested from; asked for with the first key. */
  readonly names: NameIndex
  /** What the list of suggestions is called: 可能要找的院校. */
  readonly suggestions: string
  /** Takes a suggestion; without it, its name is searched for. */
  readonly onChoose?: (named: Named) => void
  /** Enter takes the first suggestion; otherwise only letters do, which mean nothing else. */
  readonly takesFirst?: boolean
  /** Hears of a text that several suggestions fit, none of them by its whole name; without it, such a text is searched for. */
  readonly onUnclear?: (text: string) => void
}

const MOST_SUGGESTED = 8
const NOTHING: readonly never[] = []

/** `found` is undefined while there are no names: they are on their way, or have to be asked for again. */
function useSuggestions(names: NameIndex, typed: string) {
  const { data: match, refetch } = useQuery({ ...names, enabled: typed !== '' })
  const found: readonly Named[] | undefined = useMemo(
    () => (typed === '' ? NOTHING : match?.(typed, MOST_SUGGESTED)),
    [match, typed],
  )
  return { found, refetch }
}

/** The suggestion that a text can only mean: the only one, or the one of that name. */
function onlyOne(found: readonly Named[] | undefined, text: string): Named | undefined {
  return found?.length === 1 ? found[0] : found?.find(({ name }) => name === text)
}

/**
 * A keyword that takes effect when it is sent. While it is typed, the names that may be meant stand beneath it: by
 * their characters, by pinyin, by initials. Letters alone can only mean a suggestion: the first one stands ready.
 */
export function NameField(props: NameFieldProps) {
  const { value, onSearch, onChoose, names, suggestions, takesFirst = false, onUnclear, ...search } = props
  const [text, setText] = useKeyword(value)
  const [open, setOpen] = useState(false)
  const { found, refetch } = useSuggestions(names, open || onUnclear ? text.trim() : '')
  const list = useCombobox({
    open,
    setOpen,
    items: found ?? NOTHING,
    ready: takesFirst || isLatin(text) ? 0 : undefined,
  })

  const send = (keyword: string | undefined) => {
    setOpen(false)
    setText(keyword ?? '')
    onSearch(keyword)
  }
  const choose = (named: Named) => {
    if (!onChoose) return send(named.name)
    setOpen(false)
    setText('')
    onChoose(named)
  }
  const type = (next: string) => {
    setText(next)
    list.startOver()
  }
  const submit = () => {
    const keyword = text.trim()
    const meant = list.active ?? (onUnclear && onlyOne(found, keyword))
    if (meant) return choose(meant)
    if (!onUnclear || found?.length === 0) return send(keyword || undefined)
    list.startOver()
    if (found) onUnclear(keyword)
    else void refetch({ cancelRefetch: false })
  }
  return (
    <SearchField
      {...search}
      text={text}
      onType={type}
      onSubmit={submit}
      onClear={() => send(undefined)}
      input={{ ...list.input, autoCapitalize: 'none', spellCheck: false }}
    >
      <SuggestionList {...list.list} label={suggestions} onChoose={choose} />
    </SearchField>
  )
}
