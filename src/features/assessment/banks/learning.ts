import type { ScaleBank } from './scale-bank'

/**
 * Four habits of learning that research on study strategies finds useful; the statements are this product's own. Six for
 * each, two of them reversed.
 */
export const LEARNING_BANK: ScaleBank = {
  order: {
    items: [
      '每周开始前，我会写下要学什么',
      '学习时，我会把手机放到够不着的地方',
      '大的任务，我会拆成几段来做',
      '我知道自己一天里哪段时间学得最好',
    ],
    reversed: ['我常常到了晚上才想起还有作业没做', '复习的时候，我拿到哪本看哪本'],
  },
  depth: {
    items: [
      '学一个公式，我会弄清它是怎么来的',
      '我会把新知识和以前学过的连起来',
      '看完一章，我能用自己的话说出它在讲什么',
      '做完题，我会想还有没有别的做法',
    ],
    reversed: ['听不懂的地方，我先背下来再说', '题目换个说法，我就不知道怎么做了'],
  },
  recall: {
    items: [
      '复习时，我会合上书先回忆一遍',
      '错题，我会隔几天再做一次',
      '学过的内容，我会分几次复习而不是一次看完',
      '考前，我会给自己出题',
    ],
    reversed: ['我复习主要靠把书反复看', '考完的卷子，我一般不再翻看'],
  },
  exchange: {
    items: [
      '不懂的地方，我会去问老师或同学',
      '给别人讲题，能让我学得更清楚',
      '我会和同学互相提问',
      '听到不同的解法，我会主动去比较',
    ],
    reversed: ['有问题我宁愿自己搁着，也不去问', '小组讨论时，我一般只等结果'],
  },
}
