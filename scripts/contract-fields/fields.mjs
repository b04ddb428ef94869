import { readFileSync } from 'node:fs'
import { filesOfPage, readingOf, routesOf } from './reading.mjs'

const DESCRIPTION = 'docs/openapi.json'

/** What a page reads of one call beside what is required. */
/** @typedef {{ call: string, summary: string, members: string[] }} ReadCall */
/** @typedef {{ address: string, calls: ReadCall[] }} PageFields */

/**
 * Which optional members of which answers each page reads, as its own code has it: the calls that its files make, and of
 * each answer the members that are named in these files. Two answers that share a name share the finding.
 *
 * @returns {PageFields[]}
 */
export function fieldsOfPages() {
  const operations = operationsOf(JSON.parse(readFileSync(DESCRIPTION, 'utf8')))
  const routes = routesOf()
  return routes
    .filter(({ address }) => !isFrame(address))
    .map(({ address, file }) => {
      // A page has the frames around it, such as the head of a school; not the shell around all.
      const frames = routes.filter(
        (each) =>
          isFrame(each.address) && !SHELLS.includes(each.address) && address.startsWith(`${each.address}/`),
      )
      const files = [...new Set([file, ...frames.map((frame) => frame.file)].flatMap(filesOfPage))]
      const names = new Set(files.flatMap((each) => [...readingOf(each).names]))
      const calls = callsIn(files).flatMap((id) => {
        const operation = operations.get(id)
        const members =
          operation?.optional.filter((member) => names.has(member.split('/').at(-1) ?? '')) ?? []
        return operation && members.length > 0
          ? { call: operation.call, summary: operation.summary, members }
          : []
      })
      return { address: addressOf(address), calls }
    })
    .filter(({ calls }) => calls.length > 0)
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
}

/** What stands around every page, and is none of them. */
const SHELLS = ['/_student', '/_staff']

/** Whether a route has no address of its own. @param {string} route */
const isFrame = (route) => (route.split('/').at(-1) ?? '').startsWith('_')

/** @param {string} route */
const addressOf = (route) => route.replaceAll(/\/_[a-z]+/g, '').replace(/(.)\/$/, '$1')

/** The calls that files make, by `operationId`. @param {readonly string[]} files */
function callsIn(files) {
  /** @type {Set<string>} */
  const ids = new Set()
  for (const file of files) {
    // What a file of calls offers is made by who uses it.
    if (!file.endsWith('.calls.ts')) add(ids, file, readingOf(file).members)
    for (const [local, { from, name }] of readingOf(file).imports) {
      if (!from.endsWith('.calls.ts')) continue
      for (const [offer, members] of readingOf(from).exported) {
        const [binding, key] = offer.split('.')
        const isUsed = key === undefined || readingOf(file).members.has(`${local}.${key}`)
        if (binding === name && isUsed) add(ids, from, members)
      }
    }
  }
  return [...ids].toSorted()
}

/** @param {Set<string>} ids @param {string} file @param {ReadonlySet<string>} members */
function add(ids, file, members) {
  for (const member of members) {
    const [group = '', key = ''] = member.split('.')
    const origin = readingOf(file).imports.get(group)
    if (origin?.from.startsWith('src/contracts/'))
      ids.add(`${origin.name}${key.charAt(0).toUpperCase()}${key.slice(1)}`)
  }
}

/** @param {any} document */
function operationsOf({ paths, components }) {
  const named = components.schemas
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!operation?.operationId) return []
      const { operationId, summary, responses } = operation
      const schema = responses?.['200']?.content?.['application/json']?.schema
      const call = `${method.toUpperCase()} ${path}`
      return [[operationId, { call, summary, optional: schema ? optionalOf(schema, named) : [] }]]
    }),
  )
  return new Map(/** @type {[string, { call: string, summary: string, optional: string[] }][]} */ (entries))
}

/** The places of the optional members of a payload, from the payload on. @param {any} schema @param {any} named */
function optionalOf(schema, named) {
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {any} part @param {string} at @param {readonly string[]} inside */
  const look = (part, at, inside) => {
    if (!part || typeof part !== 'object') return
    if (typeof part.$ref === 'string') {
      const name = part.$ref.split('/').at(-1)
      // A tree has itself inside.
      if (!inside.includes(name)) look(named[name], at, [...inside, name])
    }
    for (const branch of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])])
      look(branch, at, inside)
    if (part.items) look(part.items, `${at}/*`, inside)
    if (typeof part.additionalProperties === 'object') look(part.additionalProperties, `${at}/*`, inside)
    for (const [name, member] of Object.entries(part.properties ?? {})) {
      const isEnvelope = at === '' && (name === 'data' || name === 'message' || name === 'code')
      const place = isEnvelope ? `/${name}` : `${at}/${name}`
      if (at !== '' && !(part.required ?? []).includes(name)) found.add(place)
      look(member, place, inside)
    }
  }
  look(schema, '', [])
  return [...found].map((place) => place.replace(/^\/(?:data|message)/, '')).filter((place) => place !== '')
}
