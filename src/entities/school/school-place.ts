interface Located {
  readonly provinceName: string
  readonly cityName: string
}

/** Where a school is, for reading: 安徽 合肥; a municipality is named once. */
export function schoolPlace({ provinceName, cityName }: Located): string {
  const city = cityName.trim()
  return city === '' || city === provinceName || city === `${provinceName}市`
    ? provinceName
    : `${provinceName} ${city}`
}
