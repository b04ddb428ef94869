import type { Category } from '../exam/candidate-categories'
import type { Subject } from '../exam/exam-mode'

/*
 * What somebody's own tables say, read and checked: the one form between whoever reads a folder and whoever serves it.
 * A member that may be absent is absent where the table leaves it blank; no figure is put in its place. Scores are points,
 * ranks and counts whole numbers, fees yuan a year.
 */

/** Where a figure stands: the place of its file in `GivenData.files`, and its row from 1, as a spreadsheet counts. */
export type At = readonly [file: number, row: number]

/** How a figure came about that no row says. */
export type Derived = 'rank-from-score' | 'group-from-majors' | 'candidates-from-table'

/** Who says it: an authority, somebody who copied an authority, a school about itself. */
export type Nature = '官方' | '转录' | '学校自己'

/** What 来源.csv says of a file. */
export interface GivenSource {
  /** 发布单位. */
  readonly authority: string
  readonly nature: Nature
  readonly title?: string
  /** https or http. */
  readonly address?: string
  /** Days as 2025-06-24. */
  readonly published?: string
  readonly taken?: string
  /** 经手人. */
  readonly by?: string
}

/** A file that was read: a CSV, or one sheet of a workbook. */
export interface GivenFile {
  /** From the folder: 江苏/一分一段.csv. */
  readonly path: string
  /** The sheet of a workbook; absent for CSV. */
  readonly sheet?: string
  /** Of its bytes, as 64 hexadecimal digits. */
  readonly sha256: string
  /** Rows below the header that are not empty. */
  readonly rows: number
  /** Rows whose figures are in the data. */
  readonly used: number
  /** Absent where 来源.csv does not say: such a figure cannot be called official. */
  readonly source?: GivenSource
}

/** A row of a table. */
export interface GivenRow {
  readonly at: At
  /** A check doubts it (疑): it is used, and whoever shows it says so. */
  readonly isDoubted?: true
}

/** A row of a score table. Rows stand by falling score. */
export interface GivenScore extends GivenRow {
  readonly score: number
  /** Candidates with this score, with this and every higher one in the top row. Worked out of `cumulative` where blank. */
  readonly count: number
  /** Candidates with this score or a higher one: the lowest rank of the row. */
  readonly cumulative: number
}

/** The score table of a year and subject. Its chain is whole: each `cumulative` is that above it and `count`. */
export interface GivenScoreTable {
  readonly year: number
  readonly subject: Subject
  /** At least one. The first stands for its score and everything above. */
  readonly rows: readonly GivenScore[]
  /** All candidates of the table: the last `cumulative`. Many tables end at a control line. */
  readonly candidates: number
}

/** For whom a row is. */
interface Asked {
  readonly year: number
  readonly subject: Subject
  /** As the product names batches: 本科批, 特殊类型, 专科批, 一段 …. */
  readonly batch: string
  /** A、B 类 of 西藏, 单列 of 新疆. */
  readonly category?: Category
}

export interface GivenControlLine extends GivenRow, Asked {
  readonly score: number
}

/** A row about a school. Schools are joined by `schoolId` and nothing else: codes change from year to year. */
interface OfSchool extends GivenRow, Asked {
  /** Of the product's catalogue, or of `GivenData.schools`. */
  readonly schoolId: string
  /** As the catalogue writes it. */
  readonly school: string
  /** Code of the school in the province and year; shown, never joined on. */
  readonly schoolCode?: string
  /** The code of the group as it is printed in the year, without words and brackets: 05. No key between years. */
  readonly group?: string
  /** 选科要求 as it is printed: what `fitOf` reads. */
  readonly requirement?: string
  readonly note?: string
}

/** What admission came to. One of `lowestScore` and `lowestRank` is there. */
interface Admitted extends OfSchool {
  readonly lowestScore?: number
  readonly lowestRank?: number
  /** `lowestRank` was read from the score table at `lowestScore`: the lowest rank of that score. */
  readonly derived?: Extract<Derived, 'rank-from-score'>
  /** People admitted (or sent, of a group). */
  readonly admitted?: number
}

/** A published line of a group, or of a school where the form has no groups (投档线). */
export interface GivenGroupLine extends Admitted {
  /** 类型: 普通类, 中外合作, 国家专项 …. */
  readonly kind?: string
}

/** A published line of a major (录取线). */
export interface GivenMajorLine extends Admitted {
  readonly major: string
  readonly majorCode?: string
  readonly highestScore?: number
  /** May have decimals. */
  readonly averageScore?: number
}

/** A major of a plan (招生计划). A major is known by name and `note`; the code may be absent, and changes. */
export interface GivenPlanRow extends OfSchool {
  readonly major: string
  readonly majorCode?: string
  /** Places, at least 1. Absent where the table says 待定. */
  readonly plan?: number
  /** 0 where the table says 免费. */
  readonly fee?: number
  /** Years of study. */
  readonly years?: number
  /** 上年专业组: the group of last year that this one goes on from, as it was printed then. */
  readonly lastGroup?: string
}

/** Days of a batch (日程); days as 2026-06-25, with T and a time where one is said. */
export interface GivenEvent extends GivenRow {
  readonly year: number
  readonly batch: string
  readonly name: string
  readonly from: string
  readonly to?: string
}

/** All of one province. A list is empty where its file is absent: the page then has nothing, and no model stands in. */
export interface GivenProvince {
  /** Short name: 江苏. */
  readonly province: string
  readonly scoreTables: readonly GivenScoreTable[]
  readonly controlLines: readonly GivenControlLine[]
  readonly groupLines: readonly GivenGroupLine[]
  readonly majorLines: readonly GivenMajorLine[]
  readonly plan: readonly GivenPlanRow[]
  readonly calendar: readonly GivenEvent[]
}

/** 院校.csv: adds a school, or corrects facts of one that the catalogue has. */
export interface GivenSchool extends GivenRow {
  readonly schoolId: string
  readonly school: string
  /** The catalogue does not have it; `schoolId` is then of the folder. */
  readonly isAdded?: true
  readonly aliases: readonly string[]
  /** Short name of a province. */
  readonly province?: string
  readonly city?: string
  /** 公办, 民办, 中外合作办学 …. */
  readonly ownership?: string
  readonly kind?: string
  readonly features: readonly string[]
  readonly authority?: string
  readonly website?: string
}

/** 学科评估.csv. */
export interface GivenGrade extends GivenRow {
  readonly schoolId: string
  readonly school: string
  readonly discipline: string
  /** A+ to C-. */
  readonly grade: string
  readonly round: number
}

/** A read folder. */
export interface GivenData {
  readonly files: readonly GivenFile[]
  /** In the order of the provinces' codes. */
  readonly provinces: readonly GivenProvince[]
  readonly schools: readonly GivenSchool[]
  readonly grades: readonly GivenGrade[]
}

/** 错: the row, or the table it breaks, is not used. 疑: it is used and marked. */
export type Level = '错' | '疑'

/** What a check found. */
export interface Problem {
  readonly level: Level
  /** From the folder: 江苏/一分一段.csv; with the sheet behind it for a workbook: 江苏.xlsx 一分一段. */
  readonly file: string
  /** From 1; absent where it is about the whole file. */
  readonly row?: number
  /** The column by its name in the format: 累计人数. */
  readonly column?: string
  /** With the figures: 上一段累计 137，本段 16 人，应是 153，写的是 152. */
  readonly text: string
}

/** What the reader of `tools/own-data` gives. */
export interface ReadFolder {
  readonly data: GivenData
  /** By file and row. */
  readonly problems: readonly Problem[]
}
