import { useState } from 'react'
import type { Named } from '~/entities/application-list/making/own-rule'
import { SchoolNameField } from '~/entities/school/school-name-field'

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
