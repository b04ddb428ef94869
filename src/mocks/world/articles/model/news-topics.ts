import type { School } from '../../schools/schools'

/** A part of an article: a heading and what stands under it. */
export interface TopicPart {
  readonly heading: string
  readonly points: readonly string[]
}

export interface Topic {
  readonly id: string
  /** The month of the year in which it is published. */
  readonly month: number
  /** The day where the season sets one; else any. */
  readonly day?: number
  readonly category: string
  title(year: number, school?: School): string
  readonly summary: string
  readonly parts: readonly TopicPart[]
}

/** What happens every year from winter to autumn, in its order. */
export const NATIONAL_TOPICS: readonly Topic[] = [
  {
    id: 'subjects',
    month: 2,
    category: '选科',
    title: (year) => `选科要求怎么读：${year} 年起先看这三列`,
    summary: '专业组写着“化学”和“化学和生物”，意思不同；“不限”也只是对再选科目不限。',
    parts: [
      {
        heading: '三种写法',
        points: [
          '“不提科目要求”：选了首选科目就能报。',
          '“化学”：必须选考化学。',
          '“化学和生物”：两门都要选考；“化学或生物”：选考其中一门即可。',
        ],
      },
      {
        heading: '选科之前可以做的事',
        points: [
          '把想读的几个专业放进同一张表，看它们共同要求哪几门。',
          '多数理工、医学类专业同时要求物理和化学；只选物理会少掉一大半专业组。',
        ],
      },
    ],
  },
  {
    id: 'physical',
    month: 3,
    category: '体检',
    title: (year) => `${year} 年高考体检：结论会影响哪些专业`,
    summary: '色觉、视力、听力等结论只限制少数专业，但一旦受限就会退档。',
    parts: [
      {
        heading: '哪些结论要留意',
        points: [
          '色弱、色盲：化学、生物、医学、美术等方向的部分专业不予录取。',
          '裸眼视力：军校、公安、航海、飞行技术有单独的要求。',
        ],
      },
      {
        heading: '怎么核对',
        points: [
          '体检结论由指定医院给出，可以在规定时间内申请复查。',
          '填报前在招生章程里查“体检要求”一节，不要只看专业名称。',
        ],
      },
    ],
  },
  {
    id: 'special',
    month: 4,
    category: '政策',
    title: (year) => `${year} 年强基计划与专项计划：报名早于高考`,
    summary: '强基、国家专项、地方专项、高校专项的报名时间和条件各不相同，错过不能补。',
    parts: [
      {
        heading: '四件事分开看',
        points: [
          '强基计划：四月网上报名，高考后校测，按综合成绩录取，一般在六月底七月初确认。',
          '高校专项：四月报名并审核资格，只面向农村户籍考生。',
          '国家专项、地方专项：资格由省里审核，志愿在规定批次里填。',
          '同一所学校的不同计划，位次往往相差很大，不要混着比。',
        ],
      },
      {
        heading: '要不要报',
        points: ['强基计划的专业以基础学科为主，入校后通常不能转到其他专业，先想清楚愿不愿意读。'],
      },
    ],
  },
  {
    id: 'fees',
    month: 5,
    category: '院校',
    title: (year) => `${year} 年招生章程陆续公布：学费、调剂、单科要求在哪一节`,
    summary: '章程是录取的依据。花二十分钟看五个地方，可以避开大多数退档。',
    parts: [
      {
        heading: '一定要看的五个地方',
        points: [
          '录取规则：分数优先、专业优先还是有级差。',
          '单科成绩：外语、数学是否有最低分。',
          '外语语种：是否只招英语考生，入学后是否只开英语。',
          '体检要求：在国家规定之外有没有增加。',
          '收费：中外合作办学和部分热门专业的学费可能是普通专业的数倍。',
        ],
      },
    ],
  },
  {
    id: 'units',
    month: 5,
    category: '志愿',
    title: () => '院校专业组、专业加院校：两种志愿单位差在哪里',
    summary: '七个省份填“专业+院校”，没有调剂；多数省份填“院校专业组”，调剂只在组内。',
    parts: [
      {
        heading: '院校专业组',
        points: [
          '一个志愿是一所学校的一个组，组内可以填几个专业。',
          '服从调剂只在这个组内进行，不会调到另一个组。',
          '组里如果有完全不能接受的专业，要在填之前想清楚。',
        ],
      },
      {
        heading: '专业+院校',
        points: [
          '一个志愿就是一所学校的一个专业，投进去就是这个专业，没有调剂。',
          '志愿数多，但每一个都要单独判断位次。',
        ],
      },
    ],
  },
  {
    id: 'plan',
    month: 6,
    day: 15,
    category: '政策',
    title: (year) => `${year} 年招生计划公布：看变化比看总数有用`,
    summary: '计划数增减两成以上的专业组，往年位次的参考价值会下降。',
    parts: [
      {
        heading: '怎样看变化',
        points: [
          '把今年的计划数和去年的放在一起比，新增和停招的专业组要单独看。',
          '计划变大，位次往往后移；计划变小，位次往往前移，但都不是必然。',
          '专业组重新编组的学校，往年的组号不能直接对应今年的组号。',
        ],
      },
    ],
  },
  {
    id: 'eve',
    month: 6,
    day: 1,
    category: '考试',
    title: (year) => `${year} 年高考考前一周：证件、路线和作息`,
    summary: '准考证、身份证、看考场。其余的事情都可以等到考完。',
    parts: [
      {
        heading: '要准备的',
        points: [
          '准考证和身份证放在一起，前一天晚上再看一遍。',
          '提前走一次去考场的路，按考试当天的时间走。',
        ],
      },
      {
        heading: '可以等到考完的',
        points: ['对答案、估分、看学校。考试期间不讨论已经结束的科目。'],
      },
    ],
  },
  {
    id: 'scores',
    month: 6,
    day: 24,
    category: '查分',
    title: (year) => `${year} 年成绩公布后的第一件事：查位次`,
    summary: '同样的分数，每年的位次不同；志愿填报看的是位次。',
    parts: [
      {
        heading: '查到分数以后',
        points: [
          '先看本省一分一段表里自己分数对应的位次区间，再用区间里靠后的位次做选择。',
          '三年位次都要看，只有一年数据的专业组要留出更大的余地。',
          '对分数有疑问，可以在规定时间内申请复核；复核只查漏评和加分错误，不重新评卷。',
        ],
      },
    ],
  },
  {
    id: 'early',
    month: 6,
    day: 20,
    category: '志愿',
    title: (year) => `${year} 年提前批：填之前先回答四个问题`,
    summary: '提前批录取后不再参加后面的批次。愿意去，才填。',
    parts: [
      {
        heading: '四个问题',
        points: [
          '毕业后的去向我能不能接受？公费师范、定向医学都有服务年限。',
          '体检、政审、面试赶不赶得上？',
          '被这里录取，我会不会后悔没有等本科批？',
          '这个学校在本科批的位次，我够不够？够的话不必用提前批换。',
        ],
      },
    ],
  },
  {
    id: 'filing',
    month: 6,
    day: 25,
    category: '志愿',
    title: (year) => `${year} 年志愿填报：按喜好排序，把尾巴做安全`,
    summary: '平行志愿里，放在容易的志愿后面的难志愿几乎不会用到。',
    parts: [
      {
        heading: '要点',
        points: [
          '把真正想去的放在前面，最后五分之一放有把握的。',
          '有服从调剂的省份，不勾选意味着专业录满时会被退档，而不是退到下一个志愿。',
          '提交前从第一行读到最后一行，问自己：如果正好录在这一行，愿不愿意去？',
        ],
      },
    ],
  },
  {
    id: 'supplement',
    month: 7,
    category: '志愿',
    title: (year) => `${year} 年征集志愿：时间短，计划每轮都不同`,
    summary: '没有被录取不等于没有机会，征集志愿在投档后公布剩余计划。',
    parts: [
      {
        heading: '要点',
        points: [
          '征集志愿通常只有一天左右的填报时间，请提前留意公告。',
          '征集的院校专业组可能带有特殊要求，填之前看清备注。',
          '退档的考生也可以参加征集，不必等到下一个批次。',
        ],
      },
    ],
  },
  {
    id: 'results',
    month: 7,
    category: '录取',
    title: (year) => `${year} 年录取状态怎么看：投档、阅档、预录取`,
    summary: '状态会停在一个词上好几天，这是正常的。',
    parts: [
      {
        heading: '几个词的意思',
        points: [
          '自由可投：档案还在省里，可能还没轮到，也可能没有投出。',
          '已投档、院校在阅：档案到了一所学校，正在分专业。',
          '预录取、录取：已经确定，等通知书。',
          '退档：学校把档案退回，可以参加征集志愿。',
        ],
      },
    ],
  },
  {
    id: 'letter',
    month: 8,
    category: '录取',
    title: (year) => `${year} 年录取通知书：核对、资助和入学前的事`,
    summary: '通知书只由学校寄出。要求先汇款的，都不是学校。',
    parts: [
      {
        heading: '收到以后',
        points: [
          '核对姓名、专业和学制，有误请直接致电招生办公室。',
          '家庭经济困难的同学可以走绿色通道先入学，再办理资助。',
          '任何以“补录”“内部名额”为由收费的来电都不要相信。',
        ],
      },
    ],
  },
  {
    id: 'registration',
    month: 11,
    category: '报名',
    title: (year) => `${year + 1} 年高考报名：先核对这五项信息`,
    summary: '户籍、学籍、选考科目、外语语种和加分资格，报名后大多不能再改。',
    parts: [
      {
        heading: '要点',
        points: [
          '报名信息决定以后能填哪些批次和计划，提交前请家长一起核对。',
          '选考科目一旦确认，专业组的选科要求就按它判断。',
          '随迁子女、往届生的报名条件各省不同，以户籍地和学籍地的公告为准。',
        ],
      },
    ],
  },
]

export const SCHOOL_TOPICS: readonly Topic[] = [
  {
    id: 'open-day',
    month: 5,
    category: '校园',
    title: (year, school) => `${school?.schoolName ?? ''} ${year} 年校园开放日安排`,
    summary: '实验室、图书馆和宿舍开放参观，需要预约。',
    parts: [
      {
        heading: '要点',
        points: [
          '开放日不收费，也不与录取挂钩。',
          '建议带着具体问题去：课程怎么安排，转专业怎么申请，实习在哪里。',
        ],
      },
    ],
  },
  {
    id: 'new-majors',
    month: 4,
    category: '专业',
    title: (year, school) => `${school?.schoolName ?? ''} ${year} 年拟调整的专业`,
    summary: '新增和停招的专业没有往年位次，填报时要单独考虑。',
    parts: [
      {
        heading: '要点',
        points: [
          '新专业第一年没有可以比较的位次，只能参考相近专业。',
          '停招专业的计划会分到其他专业组，位次可能随之变化。',
        ],
      },
    ],
  },
]
