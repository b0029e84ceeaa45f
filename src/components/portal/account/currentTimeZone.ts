import { isTimeZone } from '@/domain/accounts/timeZones';

/**
 * Renamed zones: browsers keep listing the former name, because Unicode CLDR never changes its ids. Current names
 * follow the IANA time zone database; both are accepted.
 */
const presentNames: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

/** Returns the current name of a zone, unless this runtime is too old to know it. */
export function currentTimeZone(name: string): string {
  const present = presentNames.get(name);
  return present && isTimeZone(present) ? present : name;
}

/** Returns the zones of a runtime, each once under its current name, sorted. */
export const currentTimeZones = (names: readonly string[]): string[] =>
  [...new Set(names.map(currentTimeZone))].sort();
