import { Search, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'

interface KeywordFieldProps {
  readonly label: string
  /** The keyword that is in force. */
  readonly value: string | undefined
  /** Gets the trimmed text; nothing when it is empty. */
  readonly onSearch: (text: string | undefined) => void
  readonly placeholder?: string
  readonly className?: string
}

/** The longest keyword that an address carries. */
const LONGEST = 40

/** A keyword that takes effect when it is sent, not while it is typed. */
export function KeywordField({ label, value, onSearch, placeholder, className }: KeywordFieldProps) {
  const [typed, setTyped] = useState({ from: value, text: value ?? '' })
  // Back, a link or 清空 changed the keyword in force: what was typed before it is out of date.
  const text = typed.from === value ? typed.text : (value ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const keyword = text.trim() || undefined
    setTyped({ from: keyword, text: keyword ?? '' })
    onSearch(keyword)
  }
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
                enterKeyHint="search"
                autoComplete="off"
                maxLength={LONGEST}
                placeholder={placeholder}
                value={text}
                onChange={(event) => setTyped({ from: value, text: event.target.value })}
                className="pr-11"
              />
              {text !== '' && (
                <button
                  type="button"
                  aria-label={`清空${label}`}
                  onClick={() => {
                    setTyped({ from: undefined, text: '' })
                    onSearch(undefined)
                  }}
                  className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted-foreground hover:text-foreground"
                >
                  <X aria-hidden className="size-4" />
                </button>
              )}
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
