/** What a schema of JSON says of values in the place of a check that is written as code. */
export type Rule = Readonly<Record<string, unknown>>

const words = (name: string): Rule => ({
  properties: { [name]: { type: 'string', minLength: 1, description: '批次的名称，两种写法必有一种' } },
  required: [name],
})

/** Rules of the client that its schemas check by code, by the name of the schema. */
export const RULES: Readonly<Record<string, Rule>> = {
  SchoolScoreLine: { anyOf: [words('batch'), words('admissionBatch')] },
}
