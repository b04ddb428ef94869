import * as z from 'zod/mini'

const Positive = z.int().check(z.gte(1))
const Text = z.string().check(z.minLength(1))
const Year = z.int().check(z.gte(2000), z.lte(2100))
const optional = z.optional
const Sex = z.enum(['男', '女'])
const Colour = z.enum(['正常', '色弱', '色盲'])

const Line = z.object({
  year: Year,
  rank: Positive,
  score: optional(z.number()),
  /** False: the unit was not full, and its line is the control line. */
  full: optional(z.boolean()),
})

const Limits = z.object({
  language: optional(z.array(Text)),
  minScore: optional(z.record(z.string(), z.number())),
  /** Those admitted. */
  colour: optional(z.array(Colour)),
  eyesight: optional(z.number()),
  minHeightCm: optional(
    z.union([z.number(), z.object({ 男: optional(z.number()), 女: optional(z.number()) })]),
  ),
  sex: optional(Sex),
  eligible: optional(Text),
  politicalReview: optional(z.boolean()),
  interview: optional(z.boolean()),
})

const Major = z.object({
  name: Text,
  rank: optional(Positive),
  plan: optional(z.int().check(z.gte(0))),
  fee: optional(z.number().check(z.gte(0))),
  limits: optional(Limits),
})

const Share = z.number().check(z.gte(0), z.lte(1))

const Row = z.object({
  /** The id of the unit, where the source of the list has one: by it repeated rows are found. */
  id: optional(Text),
  school: Text,
  unit: optional(z.string()),
  programme: optional(Text),
  nature: optional(Text),
  /** The short name of the school's province. */
  province: optional(Text),
  requirement: optional(z.string()),
  adjust: optional(z.boolean()),
  /** False: by this year's plan the student may not apply for the unit. Absent where the plan was not asked. */
  offered: optional(z.boolean()),
  /** True: what is known of the unit could not be read. Such a row is not judged. */
  unread: optional(z.boolean()),
  plan: optional(z.int().check(z.gte(0))),
  lastPlan: optional(z.int().check(z.gte(0))),
  /** The unit did not exist before this year. */
  isNew: optional(z.boolean()),
  /** 1 冲, 2 稳, 3 保, from a source that knows more than the lines: the other units of the school. */
  tier: optional(z.literal([1, 2, 3])),
  /** The chance, likewise: it lies between these shares. */
  chance: optional(z.object({ low: Share, high: Share })),
  lines: optional(z.array(Line)),
  majors: optional(z.array(Major)),
  alsoInUnit: optional(z.array(Major)),
  limits: optional(Limits),
})

const Student = z.object({
  rank: Positive,
  score: optional(z.number()),
  /** The rank of that score in the score table, where it is known. */
  tableRank: optional(Positive),
  scores: optional(z.record(z.string(), z.number())),
  electives: optional(z.array(Text)),
  /** Where and when the exam is sat, as the student says now: a list for another place or year is void. */
  province: optional(Text),
  year: optional(Year),
  language: optional(Text),
  sex: optional(Sex),
  heightCm: optional(z.number()),
  weightKg: optional(z.number()),
  eyesight: optional(z.union([z.number(), z.array(z.number())])),
  colour: optional(Colour),
  eligible: optional(z.array(Text)),
  politicalReview: optional(z.boolean()),
  unwanted: optional(z.array(Text)),
  /** Programmes the student has said to want: 中外合作 and the like. */
  wanted: optional(z.array(Text)),
})

/** A unit of a school, chosen or not. */
const SchoolUnit = z.object({
  unit: optional(z.string()),
  requirement: optional(z.string()),
  lines: optional(z.array(Line)),
  majors: optional(z.array(Major)),
})

/** A list to be checked, in the form of docs/check-up.md. Unknown fields are ignored. */
export const ApplicationList = z.object({
  province: Text,
  year: Year,
  subject: Text,
  batch: optional(Text),
  /** How many rows the province allows, where that differs from the table. */
  allowed: optional(Positive),
  /** Candidates at or above the undergraduate line by year, where better known than by the table. */
  candidates: optional(z.record(z.string(), Positive)),
  student: Student,
  /** All units of the schools of the rows, by the school: they move the expected line of each other. */
  schools: optional(z.record(z.string(), z.array(SchoolUnit))),
  rows: z.array(Row).check(z.minLength(1)),
})

export type ApplicationList = z.infer<typeof ApplicationList>
export type ListRow = z.infer<typeof Row>
export type ListLimits = z.infer<typeof Limits>
export type ListMajor = z.infer<typeof Major>
export type ListSchoolUnit = z.infer<typeof SchoolUnit>
export type ListStudent = z.infer<typeof Student>
