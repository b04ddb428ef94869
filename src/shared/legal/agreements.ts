export type AgreementName = 'service' | 'privacy'

interface Agreement {
  readonly title: string
  /** The day since which the text is in force. */
  readonly updated: string
  readonly sections: readonly { readonly heading: string; readonly text: readonly string[] }[]
}

const IN_FORCE_SINCE = '2025 年 9 月 1 日'

/** What a person agrees to, in words that a student and a parent understand. */
export const AGREEMENTS: Readonly<Record<AgreementName, Agreement>> = {
  service: {
    title: '用户服务协议',
    updated: IN_FORCE_SINCE,
    sections: [
      {
        heading: '择途提供什么',
        text: [
          '查询批次线、一分一段与位次、院校、专业和职业，编排和检查志愿表，以及由规划师提供的咨询。',
          '官方公布的数据，例如控制线和一分一段表，不收费，也不需要登录。登录后才能使用的，是与你本人有关的部分：个人信息和志愿表。',
        ],
      },
      {
        heading: '数字说明什么，不说明什么',
        text: [
          '往年的分数和位次是参考，不是承诺。招生计划、选科要求和报考人数每年都在变化，一切以省级教育招生考试机构和高校招生章程公布为准。',
          '择途不承诺录取结果，也没有任何未公开的数据。',
        ],
      },
      {
        heading: '志愿由考生决定',
        text: [
          '系统和规划师只提出建议。志愿表由考生本人确认，并由本人在省级教育招生考试机构的官方系统里填报。',
          '择途不会代你填报，也不会索要官方系统的账号和密码。请不要把它们告诉任何人。',
        ],
      },
      {
        heading: '你的账号',
        text: [
          '账号用手机号和验证码登录，请使用本人或监护人的手机号，验证码不要转告他人。',
          '未满 14 周岁的用户，须由监护人阅读并同意本协议和隐私政策之后使用。',
        ],
      },
      {
        heading: '停止使用',
        text: [
          '你可以随时退出登录、导出自己的数据、清除这个浏览器里的数据，或要求删除账号。已经导出的内容归你所有。',
        ],
      },
    ],
  },
  privacy: {
    title: '隐私政策',
    updated: IN_FORCE_SINCE,
    sections: [
      {
        heading: '收集什么，为什么',
        text: [
          '手机号：登录，以及把志愿表归到你名下。',
          '姓名、高考省份、高考年份、选考科目：显示与你有关的批次线、位次和招生计划。选考科目可以不填。',
          '设备编号：由这个浏览器随机生成，用来区分登录的设备，不含设备本身的任何信息。',
          '除此以外不收集。不填写这些内容，公开数据照样可以查。',
        ],
      },
      {
        heading: '健康信息另外征得同意',
        text: [
          '体检结论只用来提示专业的身体条件限制。填写之前会单独征得同意；可以一直不填，不填不影响其他功能；填了也可以随时删去。',
        ],
      },
      {
        heading: '保存在哪里',
        text: [
          '这个浏览器里：登录凭证、你的基本信息和设备编号，退出登录时全部清除。',
          '服务器上：你的基本信息和志愿表，保存到你要求删除为止。',
          '不使用广告和第三方统计，页面不向其他网站发送请求。',
        ],
      },
      {
        heading: '谁能看到',
        text: [
          '你本人，以及为你服务的规划师和管理员。名单中的手机号隐去中间四位。',
          '不出售、不出租、不公开任何个人信息；法律要求提供的除外。',
        ],
      },
      {
        heading: '你可以做什么',
        text: [
          '在“个人信息”里查看和更正自己的信息，导出为文件，或清除这个浏览器里的数据。',
          '要撤回同意或删除账号，请按“关于我们”里的方式联系我们。撤回之前的使用不受影响。',
        ],
      },
    ],
  },
}
