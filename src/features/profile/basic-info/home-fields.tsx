import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { DEFAULT_LOCATION } from '~/rules/exam/province'
import { useRetry } from '~/shared/answer/use-retry'
import { FormField, SelectField } from '~/shared/form/form-field'
import { type Form, setField } from '~/shared/form/use-form'
import { Input } from '~/shared/ui/input'
import type { Draft } from './basic-info-draft'
import { placeCalls } from './place.calls'

interface HomeFieldsProps extends Pick<Draft, 'province' | 'city' | 'district'> {
  readonly form: Form<Draft>
}

/** The high school, from the city down. A school that is not listed is typed. */
export function HomeFields({ form, province, city, district }: HomeFieldsProps) {
  const id = useId()
  const place = { province: province || DEFAULT_LOCATION, city, district }
  const cities = useQuery(placeCalls.cities(place))
  const districts = useQuery({ ...placeCalls.districts(place), enabled: city !== '' })
  const schools = useQuery({ ...placeCalls.highSchools(place), enabled: city !== '' && district !== '' })
  const drop = (...names: readonly ('district' | 'highSchool')[]) => {
    for (const name of names) setField(form, name, '')
  }
  const ofCities = useRetry(cities)
  const ofDistricts = useRetry(districts)
  return (
    <fieldset className="grid items-start gap-5 border-t pt-5 sm:grid-cols-2">
      <legend className="sr-only">就读高中，选填</legend>
      <SelectField
        form={form}
        name="city"
        label="所在城市（选填）"
        options={cities.data ?? []}
        {...ofCities}
        onChosen={() => drop('district', 'highSchool')}
        emptiable
      />
      <SelectField
        form={form}
        name="district"
        label="区县（选填）"
        options={districts.data ?? []}
        {...ofDistricts}
        disabled={city === ''}
        onChosen={() => drop('highSchool')}
        emptiable
      />
      <FormField
        form={form}
        name="highSchool"
        label="高中（选填）"
        hint={district === '' ? '先选城市和区县' : '可以从列表里选，没有的直接填写'}
        className="sm:col-span-2"
      >
        {(control) => (
          <>
            <Input
              {...control}
              list={id}
              maxLength={MOST_CHARACTERS.place}
              autoComplete="off"
              disabled={district === ''}
            />
            <datalist id={id}>
              {(schools.data ?? []).map((school) => (
                <option key={school} value={school} />
              ))}
            </datalist>
          </>
        )}
      </FormField>
    </fieldset>
  )
}
