export type Device = { name: string; kind: 'phone' | 'tablet' | 'computer' | 'unknown' }

/** In this order, because nearly every browser also names those further down in its own string. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Vivaldi)\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

/** Names in the case that follows “na”. */
const systems: [pattern: RegExp, name: string, kind: Device['kind']][] = [
  [/\biPhone\b/, 'iPhoneu', 'phone'],
  [/\biPad\b/, 'iPadu', 'tablet'],
  [/\bAndroid\b(?=.*\bMobile\b)/, 'Androidu', 'phone'],
  [/\bAndroid\b/, 'Android tabletu', 'tablet'],
  [/\bCrOS\b/, 'Chromebooku', 'computer'],
  [/\bWindows\b/, 'Windowsima', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Macu', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linuxu', 'computer'],
]

/** `Chrome na Androidu`, from a browser's `User-Agent`. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? ''
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1]
  const system = systems.find(([pattern]) => pattern.test(text))
  if (system === undefined) return { name: browser ?? 'Nepoznat uređaj', kind: 'unknown' }
  return { name: `${browser ?? 'Preglednik'} na ${system[1]}`, kind: system[2] }
}
