/**
 * Universities that the ministry's list of civil schools leaves out: those of the armed forces that belong to 985 and
 * 211, and 陆军军医大学 beside them. Columns as in `schools-undergraduate`.
 * Source: 教育部“985 工程”“211 工程”学校名单; 第二轮“双一流”建设高校名单 (2022).
 */
export const MILITARY_UNIVERSITIES = `
90002|国防科技大学|湖南|长沙市|G|中央军委|军事|92S
90030|海军军医大学|上海||G|海军|医药|2S
90031|陆军军医大学|重庆||G|陆军|医药|
90032|空军军医大学|陕西|西安市|G|空军|医药|2S
`

/**
 * Branch campuses that enrol under a code of their own. Columns as in `schools-undergraduate`, with the university's code at the end;
 * a campus has the marks of its university. Source: 各省招生计划中的院校国标代码.
 */
export const CAMPUSES = `
10079|华北电力大学（保定）|河北|保定市|G|教育部|理工|2S|10054
18213|哈尔滨工业大学（深圳）|广东|深圳市|G|工业和信息化部|理工|92S|10213
19001|北京大学医学部|北京||G|教育部|医药|92S|10001
19002|中国人民大学（苏州校区）|江苏|苏州市|G|教育部|财经|92S|10002
19004|北京交通大学（威海校区）|山东|威海市|G|教育部|理工|2S|10004
19027|北京师范大学（珠海校区）|广东|珠海市|G|教育部|师范|92S|10027
19141|大连理工大学（盘锦校区）|辽宁|盘锦市|G|教育部|理工|92S|10141
19145|东北大学秦皇岛分校|河北|秦皇岛市|G|教育部|理工|92S|10145
19213|哈尔滨工业大学（威海）|山东|威海市|G|工业和信息化部|理工|92S|10213
19246|复旦大学上海医学院|上海||G|教育部|医药|92S|10246
19248|上海交通大学医学院|上海||G|教育部|医药|92S|10248
19359|合肥工业大学（宣城校区）|安徽|宣城市|G|教育部|理工|2S|10359
19414|中国石油大学（北京）克拉玛依校区|新疆|克拉玛依市|G|教育部|理工|2S|11414
19422|山东大学（威海）|山东|威海市|G|教育部|综合|92S|10422
`

/**
 * Codes of the schools that admit before the regular batches only, beside the police: 外交学院, 国际关系学院, 北京电子科技学院,
 * 中国消防救援学院 and the universities of the armed forces. Source: 各校招生章程.
 */
export const EARLY_ONLY = '10018 10039 10040 10042 90002 90030 90031 90032'

/** Codes of schools that are listed but enrol no undergraduates any more. Source: 教育部批复; 各校停止招生公告. */
export const ENROLS_NO_MORE = '11625 13177 13199 13200 13404 13559 13685 13890'

/** Schools with a second home, whose province runs them from elsewhere: code | province. Source: 河北省教育厅. */
export const SECOND_HOMES = `
10080|河北
`
