import { SearchField, type SearchProps, useKeyword } from './search-field'

/** A keyword that takes effect when it is sent, not while it is typed. */
export function KeywordField({ value, onSearch, ...props }: SearchProps) {
  const [text, type] = useKeyword(value)
  const send = (keyword: string | undefined) => {
    type(keyword ?? '')
    onSearch(keyword)
  }
  return (
    <SearchField
      {...props}
      text={text}
      onType={type}
      onSubmit={() => send(text.trim() || undefined)}
      onClear={() => send(undefined)}
    />
  )
}
