import { CREATION_KEY } from '~/contracts/envelope'
import { WORDS } from '~/contracts/meaning/words'
import type { Operation } from '../contract'
import type { JsonSchema } from '../json-schema'
import type { Comments } from './comments'
import type { Example } from './examples'
import { type Json, rewritten } from './schemas'

/** No document lists it: a server may leave it out of account. */
const CREATION_KEY_PARAMETER: Json = {
  name: CREATION_KEY,
  in: 'header',
  required: false,
  description:
    '客户端为每一次新建选的键。回答丢失后用同一个键再发，得到第一次建的那一条，不会建出两条。不认识它的服务器不理会。',
  schema: { type: 'string' },
}

/** The parameters of a call, each with what it is. */
export function parametersOf(
  { endpoint, params, query, requiredQuery, name }: Operation,
  comments: Comments,
  example: Example | undefined,
): Json[] {
  const at = name.replace('.', '/')
  const parameter = (place: 'path' | 'query', key: string, schema: JsonSchema): Json => {
    const value = place === 'path' ? example?.params[key] : example?.query[key]
    const description =
      comments.get(`${at}/${place === 'path' ? 'params' : 'query'}/${key}`) ??
      schema.description ??
      WORDS[key]
    return {
      name: key,
      in: place,
      required: place === 'path' || requiredQuery.includes(key),
      schema: rewritten(schema),
      ...(description !== undefined && { description }),
      ...(value !== undefined && { example: value }),
      // A list is sent as a repeated key.
      ...(schema.type === 'array' && { style: 'form', explode: true }),
    }
  }
  return [
    ...Object.entries(params).map(([key, schema]) => parameter('path', key, schema)),
    ...Object.entries(query).map(([key, schema]) => parameter('query', key, schema)),
    ...(endpoint.creates ? [CREATION_KEY_PARAMETER] : []),
  ]
}
