import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import { DEFS, type JsonSchema, type SchemaBook } from '../../json-schema'

/** Fees have two decimals at most; what is finer is the arithmetic of a double. */
const DECIMALS = 9

const validators = new WeakMap<SchemaBook['named'], Ajv2020>()

/** One for each contract: a schema is compiled when it is first asked about, and remembered by Ajv. */
function validatorOf(named: SchemaBook['named']): Ajv2020 {
  const known = validators.get(named)
  if (known) return known
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    meta: false,
    strict: false,
    validateSchema: false,
    validateFormats: false,
    inlineRefs: false,
    multipleOfPrecision: DECIMALS,
    // The client refuses by zod's count, which is of UTF-16 units. Ajv says on each start that few want this.
    unicode: false,
    logger: false,
  })
  // A reference is looked up by its text, which every schema of the contract writes alike.
  for (const [name, schema] of Object.entries(named)) ajv.addSchema(schema, `${DEFS}${name}`)
  validators.set(named, ajv)
  return ajv
}

/** Everything in which a value departs from its schema, as JSON Schema 2020-12 has it. */
export function errorsOf(
  schema: JsonSchema,
  value: unknown,
  named: SchemaBook['named'],
): readonly ErrorObject[] {
  const validate: ValidateFunction = validatorOf(named).compile(schema)
  return validate(value) ? [] : (validate.errors ?? [])
}

/** Whether a value is what its schema asks for. */
export function isFitting(schema: JsonSchema, value: unknown, named: SchemaBook['named']): boolean {
  return errorsOf(schema, value, named).length === 0
}
