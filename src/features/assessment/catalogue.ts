import type { AssessmentId } from './assessment-ids'

/** One scale of an assessment, 0–100. */
export interface Dimension {
  readonly key: string
  readonly name: string
  /** What a low score means, where it means something of its own. */
  readonly opposite?: string
  /** What a high score says of somebody, in a sentence. */
  readonly high: string
  /** What a low score says, where it says something. */
  readonly low?: string
}

/** What is known of an assessment before it is taken. */
export interface Assessment {
  readonly id: AssessmentId
  readonly title: string
  /** The question that it answers. */
  readonly asks: string
  readonly count: number
  readonly minutes: number
  readonly intro: string
  /** What its result can tell, and what it cannot. */
  readonly can: string
  readonly cannot: string
  readonly dimensions: readonly Dimension[]
}

const INTEREST: Assessment = {
  id: 'interest',
  title: '职业兴趣',
  asks: '你愿意把时间花在哪一类事情上',
  count: 60,
  minutes: 8,
  intro: '60 句话，逐句说它像不像你。没有对错，按第一感觉选。',
  can: '说出你现在更愿意做哪一类事情，给查专业和职业一个起点。',
  cannot: '不能说出你做得好不好，也不能预测录取和就业。兴趣会变，一年后可以再做一次。',
  dimensions: [
    { key: 'R', name: '实际型', high: '愿意动手，喜欢工具、机器和看得见的成果' },
    { key: 'I', name: '研究型', high: '愿意追问原因，喜欢分析、实验和难题' },
    { key: 'A', name: '艺术型', high: '愿意表达，喜欢创作、设计和没有固定答案的事' },
    { key: 'S', name: '社会型', high: '愿意与人相处，喜欢教、帮助和照顾别人' },
    { key: 'E', name: '企业型', high: '愿意牵头，喜欢说服、组织和争取' },
    { key: 'C', name: '事务型', high: '愿意把事情理清楚，喜欢条理、核对和规则' },
  ],
}

const PERSONALITY: Assessment = {
  id: 'personality',
  title: '性格倾向',
  asks: '你习惯怎样与人相处、看事情、做决定',
  count: 40,
  minutes: 6,
  intro: '40 句话，每个方面 10 句，两头各 5 句。说平时的样子，不说希望的样子。',
  can: '用四个方面描述你平时的习惯，可以拿来和家人朋友聊。',
  cannot: '不能把人分成几类，也不能说明适合或不适合某个专业。多数人在中间，换个时候做会有出入。',
  dimensions: [
    {
      key: 'people',
      name: '与人相处',
      opposite: '独自安静',
      high: '和人在一起时更有精神，边说边想',
      low: '独处时更有精神，想好了再说',
    },
    {
      key: 'facts',
      name: '看重事实',
      opposite: '看重联想',
      high: '先看例子和细节，相信试过的办法',
      low: '先看整体和可能，喜欢新的想法',
    },
    {
      key: 'reason',
      name: '先讲道理',
      opposite: '先顾感受',
      high: '做决定先看理由是否成立',
      low: '做决定先想会影响到谁',
    },
    {
      key: 'plan',
      name: '按计划来',
      opposite: '看情况来',
      high: '喜欢早定下来、一步步做完',
      low: '喜欢留有余地、随时调整',
    },
  ],
}

const STRENGTHS: Assessment = {
  id: 'strengths',
  title: '学科长处',
  asks: '哪一类题目你做起来更顺手',
  count: 15,
  minutes: 12,
  intro: '15 道题，五个方面各 3 道，每道只有一个正确答案。不限时，不用查资料。',
  can: '看出哪一类思考你现在更顺手，和自己的成绩互相印证。',
  cannot: '每个方面只有 3 道题，只能看个大概，不能代替成绩，也不是智力测验。',
  dimensions: [
    { key: 'language', name: '语言', high: '读得准，能分清句子之间的关系' },
    { key: 'quantity', name: '数量', high: '能从数里看出规律，算得清可能性' },
    { key: 'space', name: '空间与机械', high: '能在脑中转动物体，想清楚机件怎样动' },
    { key: 'evidence', name: '实验与证据', high: '知道怎样比较才算数，不急着下结论' },
    { key: 'sources', name: '材料与时空', high: '会判断材料可不可靠，分得清时间和地点' },
  ],
}

const LEARNING: Assessment = {
  id: 'learning',
  title: '学习习惯',
  asks: '你平时怎样学习，哪些习惯值得加强',
  count: 24,
  minutes: 4,
  intro: '24 句话，说说平时怎样学习。',
  can: '看出四种有用的学习习惯里，你做得多的和做得少的。',
  cannot: '不能说你是“视觉型”还是“听觉型”：按这种分法教学并没有可靠的效果。也不能说明适合什么专业。',
  dimensions: [
    {
      key: 'order',
      name: '安排',
      high: '你会安排时间、拆分任务',
      low: '试试每周日晚上写下下周的三件事',
    },
    { key: 'depth', name: '理解', high: '你会追问来由、联系旧知识', low: '试试合上书，用自己的话讲一遍' },
    { key: 'recall', name: '回忆', high: '你会隔一段时间检验自己', low: '试试错题隔三天、隔一周各再做一次' },
    {
      key: 'exchange',
      name: '交流',
      high: '你会提问、讲解、比较',
      low: '试试每天问清一个问题，或给同学讲一道题',
    },
  ],
}

/** Every assessment by its id. */
export const ASSESSMENTS: Readonly<Record<AssessmentId, Assessment>> = {
  interest: INTEREST,
  personality: PERSONALITY,
  strengths: STRENGTHS,
  learning: LEARNING,
}
