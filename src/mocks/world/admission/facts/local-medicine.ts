/**
 * Medicine of a people that few schools teach: digits | provinces beside the school's own in which it is recruited, those
 * in which that people lives. From 2022 to 2025 none was seen in more than three provinces.
 * Source: 各省教育招生考试院《普通高校招生计划》; where a people lives: 第七次全国人口普查.
 */
export const LOCAL_MEDICINE = `
100503|西藏 青海 四川 甘肃 云南
100504|内蒙古 辽宁 吉林
100505|新疆
100506|广西
100507|新疆
100508|云南
100509|宁夏
100803|西藏 青海 四川 甘肃 云南
100804|内蒙古 辽宁 吉林
`
