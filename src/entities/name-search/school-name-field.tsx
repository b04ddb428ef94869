import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { isLatin, matchNames, type NamedSchool } from '~/entities/name-search/name-match'
import { schoolNameIndex } from '~/entities/name-search/school-names.calls'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'
import { SuggestionList, suggestionId } from './suggestion-list'

interface SchoolNameFieldProps {
  readonly label: string
  /** The keyword that is in force. */
  readonly value: string | undefined
  /** Gets the trimmed text; nothing when it is empty. */
  readonly onSearch: (text: string | undefined) => void
  /** What a suggestion does; without it, it is searched for by its name. */
  readonly onChoose?: (school: NamedSchool) => void
  readonly placeholder?: string
  readonly className?: string
}

/** The longest keyword that an address carries. */
const LONGEST = 40
const MOST_SUGGESTED = 8
const NOTHING: readonly never[] = []

function useSuggestions(typed: string): readonly NamedSchool[] {
  const { data = NOTHING } = useQuery({ ...schoolNameIndex(), enabled: typed !== '' })
  return useMemo(() => (typed === '' ? NOTHING : matchNames(data, typed, MOST_SUGGESTED)), [data, typed])
}

/**
 * A keyword that takes effect when it is sent, and beneath it, while it is typed, the schools that may be meant: by
 * their characters, by pinyin, by initials. Letters alone can only mean a suggestion: the first one stands ready.
 */
export function SchoolNameField(props: SchoolNameFieldProps) {
  const { label, value, onSearch, onChoose, placeholder, className } = props
  const listId = useId()
  const [typed, setTyped] = useState({ from: value, text: value ?? '' })
  const [open, setOpen] = useState(false)
  const [moved, setMoved] = useState<number>()
  // Back, a link or 清空 changed the keyword in force: what was typed before it is out of date.
  const text = typed.from === value ? typed.text : (value ?? '')
  const schools = useSuggestions(open ? text.trim() : '')
  const shown = open && schools.length > 0
  const active = shown ? Math.min(moved ?? (isLatin(text) ? 0 : -1), schools.length - 1) : -1

  const send = (keyword: string | undefined) => {
    setOpen(false)
    setTyped({ from: keyword, text: keyword ?? '' })
    onSearch(keyword)
  }
  const choose = (school: NamedSchool) => {
    if (!onChoose) return send(school.schoolName)
    setOpen(false)
    setTyped({ from: value, text: '' })
    onChoose(school)
  }
  const type = (next: string) => {
    setTyped({ from: value, text: next })
    setMoved(undefined)
    setOpen(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const school = schools[active]
    if (school) choose(school)
    else send(text.trim() || undefined)
  }
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!shown) return setOpen(true)
    const places = schools.length + 1
    setMoved(((active + 1 + step + places) % places) - 1)
  }
  useEscape(shown, () => setOpen(false))

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers
    <form role="search" aria-label={label} onSubmit={submit} className={className}>
      <Field label={label}>
        {(control) => (
          <div className="flex gap-2">
            <div className="relative min-w-0 flex-1">
              <Input
                {...control}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={shown}
                aria-controls={listId}
                aria-activedescendant={active < 0 ? undefined : suggestionId(listId, active)}
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={LONGEST}
                placeholder={placeholder}
                value={text}
                onChange={(event) => type(event.target.value)}
                onKeyDown={move}
                onBlur={() => setOpen(false)}
                className="pr-11"
              />
              {text !== '' && (
                <button
                  type="button"
                  aria-label={`清空${label}`}
                  onClick={() => send(undefined)}
                  className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted-foreground hover:text-foreground"
                >
                  <X aria-hidden className="size-4" />
                </button>
              )}
              <SuggestionList
                id={listId}
                label="可能要找的院校"
                schools={shown ? schools : NOTHING}
                active={active}
                onChoose={choose}
              />
            </div>
            <Button type="submit" variant="outline">
              <Search aria-hidden />
              搜索
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

/** Escape closes the list and nothing around it: a drawer listens at the document, and so later than this. */
function useEscape(shown: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!shown) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onEscape()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  })
}
