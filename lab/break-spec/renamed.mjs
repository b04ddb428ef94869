/** What stands in a file and how a page says it, row by row: a file, the words around a name, and the name of each row. */
const label = (name) => `label: '${name}'`
const head = (name) => `head: '${name}'`
const attribute = (member) => (name) => `${member}="${name}"`
const itself = (text) => text

/** Names that the documents give: a break says something else in their place. */
const NAMED = [
  [
    'src/app/shell/navigation.ts',
    (name) => `{ label: '${name}', to`,
    {
      'S1-2.29.1': '首页',
      'S1-2.29.2': '智能填报',
      'S1-2.29.3': '一键填报',
      'S1-2.29.4': '高考资讯',
      'S1-2.29.6': '批次线',
      'S1-2.29.7': '一分一段',
      'S1-2.29.8': '提前批',
      'S1-2.29.9': '测评',
      'S1-2.29.10': '名师团队',
      'S1-2.29.11': '规划师团队',
      'S1-2.29.12': '我的志愿表',
      'S1-2.29.13': '个人信息',
    },
  ],
  ['src/app/shell/navigation.ts', label, { 'S1-2.29.5': '查学校专业' }],
  [
    'src/features/staff/shell/staff-menu.ts',
    label,
    {
      'S1-2.31.1': '学生管理',
      'S1-2.31.2': '我的学生',
      'S1-2.31.3': '规划师管理',
      'S1-2.31.4': '网站运营',
      'S1-2.31.5': '核心数据',
    },
  ],
  [
    'src/app/library-drawer/sections.ts',
    label,
    {
      'S1-2.34.1': '院校库',
      'S1-2.34.2': '专业库',
      'S1-2.34.3': '职业库',
      'S1-2.34.4': '大学排名',
      'S1-2.34.5': '批次线',
      'S1-2.34.6': '一分一段',
      'S1-2.34.7': '招生原书',
      'S2-1.2.1': '资料库',
      'S2-1.2.2': '排行榜',
      'S2-1.2.3': '更多',
    },
  ],
  [
    'src/app/shell/help-menu.tsx',
    itself,
    { 'S1-2.35.1': '        关于我们\n', 'S1-2.35.2': '        联系我们\n' },
  ],
  ['src/app/shell/user-menu.tsx', itself, { 'S1-2.36.3': '>退出登录<' }],
  ['src/features/auth/login-form.tsx', attribute('label'), { 'S1-2.38.1': '手机号' }],
  ['src/features/auth/code-field.tsx', attribute('label'), { 'S1-2.38.2': '验证码' }],
  ['src/features/auth/code-field.tsx', itself, { 'S1-2.38.4': "'发送验证码'" }],
  ['src/features/auth/agreement-field.tsx', itself, { 'S1-2.38.3': '            我已阅读并同意\n' }],
  [
    'src/features/auth/complete-info-form.tsx',
    attribute('label'),
    { 'S1-2.39.1': '姓名', 'S1-2.39.2': '高考省份', 'S1-2.39.3': '高考年份' },
  ],
  [
    'src/entities/place/profession-tabs.ts',
    label,
    {
      'S1-2.41.1': '概况',
      'S1-2.41.2': '就业岗位',
      'S1-2.41.3': '企业招聘',
      'S1-2.41.4': '培养院校',
      'S1-2.42.1': '岗位情况',
      'S1-2.42.2': '招聘企业',
    },
  ],
  [
    'src/features/professions/required-majors.tsx',
    attribute('title'),
    { 'S1-2.43.1': '前 5 个专业', 'S1-2.43.2': '第 6–10 个专业' },
  ],
  [
    'src/entities/profession/market-figures.tsx',
    attribute('name'),
    { 'S1-2.44.1': '平均招聘量', 'S1-2.44.2': '薪酬范围' },
  ],
  ['src/features/professions/all-statistics.tsx', attribute('title'), { 'S1-2.45.3': '在哪里招聘' }],
  ['src/features/professions/hiring-companies.tsx', head, { 'S1-2.46': '招聘人数' }],
  [
    'src/features/batch-lines/year-table.tsx',
    head,
    { 'S1-2.49.1': '省份', 'S1-2.49.2': '批次', 'S1-2.49.3': '科类', 'S1-2.49.4': '控制线' },
  ],
  [
    'src/features/rank/rank-controls.tsx',
    attribute('label'),
    { 'S1-2.50.1': '年份', 'S1-2.50.2': '科类', 'S1-2.50.3': '批次' },
  ],
  ['src/features/rank/score-form.tsx', attribute('label'), { 'S1-2.50.4': '分数' }],
  [
    'src/features/rank/score-answer.tsx',
    attribute('term'),
    { 'S1-2.51.2': '同分人数', 'S1-2.51.3': '建议位次', 'S1-2.51.4': '竞争程度' },
  ],
  ['src/features/rank/competition-mark.tsx', attribute('label'), { 'S1-2.51.5': '竞争程度怎么分' }],
  [
    'src/features/rank/equivalent-table.tsx',
    head,
    { 'S1-2.53.1': '年份', 'S1-2.53.2': '位次区间', 'S1-2.53.3': '等位分' },
  ],
  [
    'src/features/rank/segment-table.tsx',
    head,
    { 'S1-2.55.1': '分数', 'S1-2.55.2': '位次区间', 'S1-2.55.3': '同分人数' },
  ],
  [
    'src/features/early-batch/plan-columns.tsx',
    head,
    {
      'S1-2.58.1': '代码',
      'S1-2.58.2': '院校或专业',
      'S1-2.58.4': '计划数',
      'S1-2.58.6': '学制',
      'S1-2.58.7': '选科要求',
    },
  ],
  ['src/features/early-batch/plan-columns.tsx', itself, { 'S1-2.58.5': '          学费<span' }],
  [
    'src/features/early-batch/line-columns.tsx',
    head,
    {
      'S1-2.60.1': '代码',
      'S1-2.60.2': '院校或专业',
      'S1-2.60.3': '科类',
      'S1-2.60.4': '录取数',
      'S1-2.60.5': '最高分',
      'S1-2.60.6': '最低分',
    },
  ],
  [
    'src/entities/school/library-rows.ts',
    label,
    { 'S2-2.2.1': '省份', 'S2-2.2.2': '院校类型', 'S2-2.2.3': '院校特色', 'S2-2.2.4': '办学性质' },
  ],
  [
    'src/features/school-detail/overview/school-facts.tsx',
    attribute('label'),
    {
      'S2-2.9.4': '创办年份',
      'S2-2.9.12': '在校生',
      'S2-2.10.1': '深造率',
      'S2-2.10.2': '保研率',
    },
  ],
  [
    'src/features/school-detail/overview/school-facts.tsx',
    (name) => `['${name}'`,
    {
      'S2-2.9.5': '办学性质',
      'S2-2.9.6': '院校类型',
      'S2-2.9.7': '主管部门',
      'S2-2.9.8': '办学层次',
      'S2-2.9.9': '所在省份',
      'S2-2.9.10': '博士点',
      'S2-2.9.11': '硕士点',
      'S2-2.9.13': '院士',
    },
  ],
  [
    'src/features/school-detail/overview/school-ranks.tsx',
    (name) => `['${name}'`,
    { 'S2-2.9.14': '软科综合', 'S2-2.9.15': 'QS 世界', 'S2-2.9.16': 'U.S. News 世界' },
  ],
  [
    'src/features/school-detail/overview/school-contacts.tsx',
    attribute('label'),
    { 'S2-2.11.1': '官方网站', 'S2-2.11.2': '招生电话' },
  ],
  [
    'src/entities/place/school-tabs.ts',
    label,
    {
      'S2-2.12.1': '院校概况',
      'S2-2.12.2': '招生简章',
      'S2-2.12.3': '录取分数线',
      'S2-2.12.4': '专业与院系',
      'S2-2.12.5': '提前批计划',
      'S2-2.12.6': '提前批分数线',
    },
  ],
  [
    'src/features/school-admission/year-history.tsx',
    head,
    {
      'S2-2.14.1': '年份',
      'S2-2.14.2': '批次',
      'S2-2.14.3': '类别',
      'S2-2.14.4': '最低分',
      'S2-2.14.5': '最低位次',
      'S2-2.14.6': '省控线',
      'S2-2.14.7': '专业组',
      'S2-2.14.8': '选科要求',
    },
  ],
  [
    'src/entities/admission/question-selects.tsx',
    attribute('label'),
    { 'S2-2.15.1': '年份', 'S2-2.15.2': '批次' },
  ],
  [
    'src/features/school-admission/admission-columns.tsx',
    head,
    {
      'S2-2.18.5': '学费（元/年）',
      'S2-2.18.7': '计划数',
      'S2-2.18.8': '录取数',
    },
  ],
  ['src/features/school-admission/line-columns.tsx', head, { 'S2-2.18.10': '最低分' }],
  ['src/features/school-detail/majors/featured-majors.tsx', attribute('title'), { 'S2-2.21': '特色专业' }],
  [
    'src/features/school-detail/majors/subject-assessment.tsx',
    attribute('title'),
    { 'S2-2.22.1': '学科评估' },
  ],
  [
    'src/features/school-detail/majors/school-departments.tsx',
    attribute('title'),
    { 'S2-2.22.2': '院系设置' },
  ],
  ['src/entities/place/major-tabs.ts', label, { 'S2-2.25.2': '就业方向', 'S2-2.26': '就业前景' }],
  [
    'src/features/majors/major-overview.tsx',
    attribute('name'),
    {
      'S2-2.27.1': '培养层次',
      'S2-2.27.2': '修业年限',
      'S2-2.27.3': '授予学位',
      'S2-2.27.4': '男女比例',
    },
  ],
  [
    'src/features/majors/major-overview.tsx',
    attribute('title'),
    {
      'S2-2.27.6': '培养目标',
      'S2-2.27.7': '培养要求',
      'S2-2.27.8': '选科要求',
      'S2-2.27.9': '知识与能力',
      'S2-2.27.10': '考研方向',
      'S2-2.27.11': '主要课程',
      'S2-2.27.12': '知名人物',
    },
  ],
  ['src/features/professions/type-overview.tsx', itself, { 'S2-2.32.2': '`样本：' }],
  ['src/features/books/books-view.tsx', attribute('label'), { 'S2-2.34.1': '科类' }],
  ['src/features/books/book-panel.tsx', attribute('label'), { 'S2-2.35.1': '批次' }],
  [
    'src/entities/profession/market-figures.tsx',
    itself,
    {
      'S1-2.44.3': '近两年每月招聘量（',
      'S1-2.45.1': 'caption="学历要求（',
      'S1-2.45.2': '近 12 个月学历要求（',
      'S2-2.32.7': 'caption="各省招聘量（',
    },
  ],
  ['src/features/professions/required-majors.tsx', itself, { 'S1-2.43.3': '招聘要求的专业分布' }],
  ['src/app/shell/footer.tsx', itself, { 'S1-2.37.1': '© 2025 择途' }],
  ['src/entities/school/library-search.tsx', attribute('label'), { 'S2-2.3': '院校名称' }],
  ['src/entities/school/library-results.tsx', itself, { 'S2-2.4': '</span> 所院校' }],
  ['src/features/brochures/brochure-list.tsx', attribute('label'), { 'S2-2.13.1': '简章标题' }],
  ['src/features/early-batch/early-batch-view.tsx', itself, { 'S1-2.61': '提前批数据来自各省' }],
  [
    'src/contracts/reference.ts',
    (name) => `label: '${name}' }`,
    { 'S1-3.5': '督导', 'S2-9.12': '职业本科', 'S2-2.6.2': 'U.S. News' },
  ],
]

/** Other words of the same length in the same quotes. */
const otherwise = (text) => text.replace(/[\p{Script=Han}A-Z](?=[^\p{Script=Han}A-Z]*$)/u, '甲')

export const RENAMED = NAMED.flatMap(([file, around, names]) =>
  Object.entries(names).map(([of, name]) => ({
    of,
    says: `“${name.trim()}” is called otherwise`,
    file,
    find: around(name),
    put: around(otherwise(name)),
  })),
)
