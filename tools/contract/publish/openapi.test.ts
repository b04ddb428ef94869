import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { GROUP_TITLES } from '~/contracts/groups'
import { isObject, valueAt } from '../check/exchange/deviation'
import { loadContract } from '../load'
import { isMocked } from '../mock-transport'
import { publishedText } from './main'
import { operationId } from './openapi'

const FILE = 'docs/openapi.json'
/** What to do where the published description is behind the contract. */
const WRITE_ANEW = `${FILE} is behind the contract: npm run lab -- openapi`
const NO_ANSWER =
  'calls without an example: npm run lab -- openapi; if they stay, their ids lack a source in tools/contract/inputs.ts'
const ADD_WORDS =
  'members without words: a comment over each in src/contracts, or its name in src/contracts/meaning/words.ts'

const contract = loadContract()
const document: unknown = JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'))

const published = (pathname: string, method: string) => {
  const paths = valueAt(document, '/paths')
  const item = isObject(paths) ? paths[pathname] : undefined
  return isObject(item) ? item[method.toLowerCase()] : undefined
}

describe('the published description', () => {
  it('is what the contract says now (else: npm run lab -- openapi)', async () => {
    expect((await publishedText()) === (await readFile(FILE, 'utf8')), WRITE_ANEW).toBe(true)
  })

  it('has every call, with what a reader needs to make it', () => {
    const ids = new Set<string>()
    for (const operation of contract.operations) {
      const { endpoint, pathParams, body, name } = operation
      const found = published(endpoint.path, endpoint.method)
      expect(found, `${name}: ${WRITE_ANEW}`).toMatchObject({
        operationId: operationId(operation),
        summary: endpoint.summary,
        security: endpoint.access === undefined || endpoint.access === 'public' ? [] : [{ credential: [] }],
        tags: [GROUP_TITLES[operation.group]],
      })
      ids.add(operationId(operation))
      const parameters = valueAt(found, '/parameters')
      const required = (Array.isArray(parameters) ? parameters : []).filter(
        (each) => valueAt(each, '/in') === 'path',
      )
      expect(
        required.map((each) => valueAt(each, '/name')),
        name,
      ).toEqual(pathParams)
      if (body)
        expect(valueAt(found, '/requestBody/content'), name).toHaveProperty(['application/json', 'schema'])
      if (endpoint.access !== undefined && endpoint.access !== 'public') {
        expect(valueAt(found, '/responses/500/$ref'), name).toBe('#/components/responses/ExpiredCredential')
      }
    }
    expect(ids.size).toBe(contract.operations.length)
  })

  it('says of every member and every parameter what it is', () => {
    const silent = new Set<string>()
    const visit = (value: unknown, at: string): void => {
      if (Array.isArray(value)) for (const each of value) visit(each, at)
      if (!isObject(value)) return
      const { properties, in: place, name, description } = value
      if (typeof place === 'string' && typeof name === 'string' && description === undefined)
        silent.add(`${at} ${name}`)
      for (const [member, schema] of Object.entries(isObject(properties) ? properties : {}))
        if (!isSaid(schema)) silent.add(`${at} ${member}`)
      // An example is no schema, though it may look like one.
      for (const [key, part] of Object.entries(value))
        if (!/^examples?$/.test(key)) visit(part, key.startsWith('/') || /^[A-Z]/.test(key) ? key : at)
    }
    const isSaid = (schema: unknown): boolean => {
      if (!isObject(schema)) return false
      const { description, $ref, anyOf } = schema
      const parts: readonly unknown[] = Array.isArray(anyOf) ? anyOf : []
      const target = typeof $ref === 'string' ? valueAt(document, $ref.slice(1)) : undefined
      return description !== undefined || (target !== undefined && isSaid(target)) || parts.some(isSaid)
    }
    visit(document, '')
    expect([...silent], ADD_WORDS).toEqual([])
  })

  it('shows an answer of every mocked call that answers with an envelope', () => {
    const without = contract.operations.filter((operation) => {
      const { endpoint, payload } = operation
      const found = published(endpoint.path, endpoint.method)
      const content = valueAt(found, '/responses/200/content')
      const json = isObject(content) ? content['application/json'] : undefined
      return isMocked(operation) && payload && valueAt(json, '/examples/answer/value/code') !== 200
    })
    // As long as some calls have no mock, others may lack what only those tell.
    const isComplete = contract.operations.every(isMocked)
    expect(
      without.map(({ name }) => name),
      NO_ANSWER,
    ).toHaveLength(isComplete ? 0 : without.length)
  })

  it('shows the answer before the refusal', () => {
    for (const { endpoint, payload, name } of contract.operations) {
      const content = valueAt(published(endpoint.path, endpoint.method), '/responses/200/content')
      const json = isObject(content) ? content['application/json'] : undefined
      const examples = valueAt(json, '/examples')
      if (payload && isObject(examples) && 'answer' in examples) {
        expect(Object.keys(examples).slice(0, 2), name).toEqual(['answer', 'refusal'])
        expect(valueAt(json, '/schema/anyOf/0/properties/code/const'), name).toBe(200)
      }
    }
  })

  it('lets a client tell an answer from a refusal by the code', () => {
    for (const name of ['Refusal', 'ExpiredCredential']) {
      const code = valueAt(document, `/components/schemas/${name}/properties/code`)
      expect(code, name).toMatchObject({ not: { const: 200 } })
    }
  })
})
