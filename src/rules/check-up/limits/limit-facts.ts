import type { LimitId } from './limit-verdict'

/** A limit that holds for majors or programmes in general; the 招生章程 of a school counts before it. */
export interface LimitFact {
  readonly check: Exclude<LimitId, 'limit-score' | 'limit-sex'>
  /** By the name of a major, of a programme, or both. */
  readonly majors?: RegExp
  readonly programmes?: RegExp
  readonly colour?: readonly string[]
  readonly eyesight?: number
  readonly minHeightCm?: { readonly 男: number; readonly 女: number }
  readonly language?: string
  /** The eligibility has the name of the programme. */
  readonly eligible?: true
  readonly source: string
}

const HEALTH = '《普通高等学校招生体检工作指导意见》（教学〔2003〕3 号）'
const POLICE = '公安院校公安专业招生体检、体能测评标准'
const ARMY = '《军队院校招收学员体格检查标准》'

/** Colour is named by those who are admitted. */
export const LIMIT_FACTS: readonly LimitFact[] = [
  {
    check: 'limit-health',
    majors:
      /医学(?!信息|工程)|口腔|护理|药学|药物|制药|化学|化工(?=与制药|生物|$)|生物|公安技术|刑事科学|侦[查察]|地质|动物[医科]|心理学|生态学|考古|海洋(?:科学|技术|渔业)|轮机|食品科学|轻化|林产|农学|园艺|植物保护|茶学|林学|^园林(?![\u4e00-\u9fff])|蚕学|水产|环境工程|高分子|过程装备|学前教育|特殊教育|体育教育|运动训练|运动人体|民族传统体育|特种能源/,
    colour: ['正常'],
    source: HEALTH,
  },
  {
    check: 'limit-health',
    majors:
      /美术|绘画|艺术设计|视觉传达|摄影|动画|博物馆|应用物理|天文|地理科学|应用气象|材料物理|矿物加工|资源勘[探查]|冶金|无机非金属|交通运输|油气储运/,
    colour: ['正常', '色弱'],
    source: HEALTH,
  },
  {
    check: 'limit-health',
    majors: /飞行技术|航海技术|消防工程|刑事科学技术|侦[查察]/,
    eyesight: 5,
    source: HEALTH,
  },
  { check: 'limit-health', majors: /轮机工程|运动训练|民族传统体育/, eyesight: 4.8, source: HEALTH },
  { check: 'limit-body', programmes: /公安/, minHeightCm: { 男: 170, 女: 160 }, source: POLICE },
  { check: 'limit-body', programmes: /军队|军校|国防/, minHeightCm: { 男: 160, 女: 158 }, source: ARMY },
  { check: 'interview', programmes: /公安/, source: POLICE },
  { check: 'interview', programmes: /军队|军校|国防/, source: ARMY },
  { check: 'interview', majors: /飞行技术/, source: '民用航空招收飞行学生体检与背景调查规定' },
  {
    check: 'limit-political-review',
    programmes: /公安|军队|军校|国防/,
    source: '公安、军队院校当年招生办法',
  },
  {
    check: 'limit-language',
    programmes: /中外合作/,
    language: '英语',
    source: '中外合作办学多以英语授课，见学校招生章程',
  },
  {
    check: 'limit-language',
    majors: /英语|翻译/,
    language: '英语',
    source: '英语类专业的通行要求，见学校招生章程',
  },
  {
    check: 'limit-eligibility',
    programmes: /国家专项|地方专项|高校专项/,
    eligible: true,
    source: '教育部重点高校专项计划报名条件',
  },
]
