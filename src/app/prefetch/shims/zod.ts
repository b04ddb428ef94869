/*
 * Stands for `zod/mini` in scripts that run before the application: schemas only stand beside what these use, and nobody
 * asks one there.
 */

const schema = () => ({ check: schema })

export {
  schema as _default,
  schema as array,
  schema as boolean,
  schema as catch,
  schema as enum,
  schema as extend,
  schema as gte,
  schema as int,
  schema as keyof,
  schema as literal,
  schema as looseObject,
  schema as lte,
  schema as maxLength,
  schema as minLength,
  schema as nullable,
  schema as nullish,
  schema as number,
  schema as object,
  schema as omit,
  schema as optional,
  schema as partial,
  schema as pipe,
  schema as record,
  schema as refine,
  schema as regex,
  schema as required,
  schema as string,
  schema as transform,
  schema as trim,
  schema as union,
  schema as unknown,
}
