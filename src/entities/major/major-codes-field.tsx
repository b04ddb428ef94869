import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { NameField } from '~/entities/name-search/name-field'
import { majorNames, useMajorName } from './major-names'

interface MajorCodesFieldProps {
  readonly label: string
  /** Types or majors of the catalogue by code. */
  readonly value: readonly string[]
  readonly onChange: (codes: string[]) => void
}

/** Majors and types of majors that are found by name, pinyin or initials, and taken away one by one. */
export function MajorCodesField({ label, value, onChange }: MajorCodesFieldProps) {
  const nameOf = useMajorName(value)
  const [problem, setProblem] = useState<string>()
  const add = (code: string) => {
    setProblem(undefined)
    if (!value.includes(code)) onChange([...value, code])
  }
  return (
    <div className="grid content-start gap-2">
      <NameField
        label={label}
        value={undefined}
        names={majorNames}
        suggestions="可能要找的专业"
        placeholder="专业、专业类或拼音"
        onSearch={(text) => setProblem(text && `没有叫“${text}”的专业，请从提示里选一个`)}
        onUnclear={(text) => setProblem(`名字里有“${text}”的专业不止一个，请从提示里选一个`)}
        onChoose={({ id }) => add(id)}
      />
      {problem !== undefined && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      {value.length > 0 && (
        <ul aria-label={`已选：${label}`} className="flex flex-wrap gap-1.5 text-sm">
          {value.map((code) => (
            <li key={code} className="flex items-center rounded bg-primary-soft pl-3 text-primary">
              {nameOf(code)}
              <button
                type="button"
                aria-label={`去掉 ${nameOf(code)}`}
                onClick={() => onChange(value.filter((other) => other !== code))}
                className="grid size-11 place-items-center rounded md:size-8"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
