import { useState } from 'react'
import { SchoolNameField } from '~/entities/school/school-name-field'
import type { Named } from './own-rule'

interface ChosenSchoolFieldProps {
  readonly label: string
  readonly onChoose: (school: Named) => void
}

/** Finds one school by its name; what is none is said. */
export function ChosenSchoolField({ label, onChoose }: ChosenSchoolFieldProps) {
  const [unknown, setUnknown] = useState<string>()
  return (
    <>
      <SchoolNameField
        label={label}
        value={undefined}
        takesFirst
        onSearch={setUnknown}
        onChoose={({ id, name }) => {
          setUnknown(undefined)
          onChoose({ id, name })
        }}
      />
      {unknown !== undefined && (
        <p role="alert" className="text-sm text-destructive">
          没有叫“{unknown}”的院校，请从提示里选一个
        </p>
      )}
    </>
  )
}
