import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { KeywordInput, useKeyword } from '~/shared/filters/search-field'
import { Button } from '~/shared/ui/button'
import { LabelledField } from '~/shared/ui/labelled-field'

interface Asked {
  readonly school: string | undefined
  readonly major: string | undefined
}

interface BookSearchProps extends Asked {
  readonly onSearch: (asked: Asked) => void
}

/** Looks for a school, a major, or both, with one button. */
export function BookSearch({ school, major, onSearch }: BookSearchProps) {
  const [schoolText, typeSchool] = useKeyword(school)
  const [majorText, typeMajor] = useKeyword(major)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [asked, ofMajor] = [schoolText.trim() || undefined, majorText.trim() || undefined]
    typeSchool(asked ?? '')
    typeMajor(ofMajor ?? '')
    onSearch({ school: asked, major: ofMajor })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers
    <form
      role="search"
      aria-label="书内搜索"
      onSubmit={submit}
      className="col-span-2 grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      <Words label="院校" placeholder="院校名称" text={schoolText} onType={typeSchool} />
      <Words label="专业" placeholder="专业名称" text={majorText} onType={typeMajor} />
      <Button type="submit" variant="outline" className="max-sm:col-span-2">
        <Search aria-hidden />
        搜索
      </Button>
    </form>
  )
}

interface WordsProps {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onType: (text: string) => void
}

function Words({ label, placeholder, text, onType }: WordsProps) {
  return (
    <LabelledField label={label}>
      {(control) => <KeywordInput {...control} placeholder={placeholder} text={text} onType={onType} />}
    </LabelledField>
  )
}
