import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
  useForm as useHookForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'

/** A form over the values T: what is typed, what is wrong with it, and where the focus goes. */
export type Form<T extends FieldValues> = UseFormReturn<T, unknown, T>

/**
 * A form that begins with `start`. Problems are shown after the first submit and from then on while typing; the first
 * wrong field gets the focus.
 */
export function useForm<T extends FieldValues>(schema: z.ZodMiniType<T, T>, start: T): Form<T> {
  const form = useHookForm<T, unknown, T>({
    resolver: standardSchemaResolver<T, unknown, T>(schema),
    // All of the values are some of the values; the type cannot say so while T is open.
    defaultValues: start as DefaultValues<T>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  // Read while rendering, because the library keeps up to date only what is; `setField` needs it.
  void form.formState.isSubmitted
  return form
}

/** Sets a field from outside its control; judged at once where typing would be. */
export function setField<T extends FieldValues, N extends FieldPath<T>>(
  form: Form<T>,
  name: N,
  value: FieldPathValue<T, N>,
): void {
  const shouldValidate = form.formState.isSubmitted || form.getFieldState(name).invalid
  form.setValue(name, value, { shouldValidate, shouldDirty: true })
}

/** One field of a form for a control that is not a text or a choice. A problem that is shown follows every change. */
export function useField<T extends FieldValues, N extends FieldPath<T>>(form: Form<T>, name: N) {
  const { field, fieldState } = useController<T, N, T>({ control: form.control, name })
  const { error } = fieldState
  return {
    field: {
      ...field,
      onChange: (change: unknown) => {
        field.onChange(change)
        // A problem may be shown before the first submit: when a button beside the field needs its value.
        if (error) void form.trigger(name)
      },
    },
    problem: error?.message,
  }
}
