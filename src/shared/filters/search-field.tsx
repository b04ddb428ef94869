import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'

/** What a search says to the page around it. */
export interface SearchProps {
  readonly label: string
  /** The keyword that is in force. */
  readonly value: string | undefined
  /** Gets the trimmed text; nothing when it is empty. */
  readonly onSearch: (text: string | undefined) => void
  readonly placeholder?: string
  readonly className?: string
  /** In a head: its label is only read out, and Enter alone sends it. */
  readonly bare?: boolean
}

/** The text of a search. It follows the keyword in force, which Back, a link or 清空 may change. */
export function useKeyword(value: string | undefined) {
  const [kept, setTyped] = useState({ from: value, text: value ?? '' })
  const typed = kept.from === value ? kept : { from: value, text: value ?? '' }
  if (typed !== kept) setTyped(typed)
  return [typed.text, (text: string) => setTyped({ from: value, text })] as const
}

interface KeywordInputProps extends ComponentProps<'input'> {
  readonly text: string
  readonly onType: (text: string) => void
}

/** Where a keyword is typed. */
export function KeywordInput({ text, onType, ...input }: KeywordInputProps) {
  return (
    <Input
      {...input}
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={MOST_CHARACTERS.keyword}
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

interface SearchFieldProps extends Pick<SearchProps, 'label' | 'placeholder' | 'className' | 'bare'> {
  readonly text: string
  readonly onType: (text: string) => void
  readonly onSubmit: () => void
  readonly onClear: () => void
  /** More about the input, of a search that suggests. */
  readonly input?: ComponentProps<'input'>
  /** Hangs below the input. */
  readonly children?: ReactNode
}

/** The form of a search: its input, the cross that empties it, and the button that sends it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, className, bare, text, onType, onSubmit, onClear, input, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers
    <form role="search" aria-label={label} onSubmit={submit} className={className}>
      <LabelledField
        label={bare ? <span className="sr-only">{label}</span> : label}
        className={bare ? 'gap-0!' : undefined}
      >
        {(control) => (
          // In large letters the button stands below what is typed.
          <div className="flex flex-wrap gap-2">
            <div className="relative min-w-0 grow basis-28">
              <KeywordInput
                {...control}
                {...input}
                placeholder={placeholder}
                text={text}
                onType={onType}
                className="pr-11"
              />
              {text !== '' && (
                <button
                  type="button"
                  aria-label={`清空${label}`}
                  onClick={onClear}
                  className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted-foreground hover:text-foreground"
                >
                  <X aria-hidden className="size-4" />
                </button>
              )}
              {children}
            </div>
            {!bare && (
              <Button type="submit" variant="outline">
                <Search aria-hidden />
                搜索
              </Button>
            )}
          </div>
        )}
      </LabelledField>
    </form>
  )
}
