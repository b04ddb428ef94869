import { SchoolNameField } from './school-name-field'

interface LibrarySearchProps {
  readonly q: string | undefined
  readonly onSearch: (q: string | undefined) => void
  /** The id of the results, which a keyboard reaches past the filters. */
  readonly resultsId: string
  readonly className?: string
}

/** The search of the school library, and the way past its filters. */
export function LibrarySearch({ q, onSearch, resultsId, className }: LibrarySearchProps) {
  return (
    <div className={className}>
      <SchoolNameField label="院校名称" value={q} onSearch={onSearch} className="md:max-w-[28rem]" />
      <a
        href={`#${resultsId}`}
        className="sr-only rounded px-3 text-sm text-primary focus:not-sr-only focus:leading-10"
      >
        跳到结果
      </a>
    </div>
  )
}
