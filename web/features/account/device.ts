export type Device = { name: string; kind: 'phone' | 'tablet' | 'computer' | 'unknown' }

/** In the order in which a name must be looked for: nearly every browser also calls itself those further down. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Vivaldi)\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

/** The place as it stands after “na”. */
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

/** `Chrome na Androidu`: what a browser says of itself, as its owner would. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? ''
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1]
  const system = systems.find(([pattern]) => pattern.test(text))
  if (system === undefined) return { name: browser ?? 'Nepoznat uređaj', kind: 'unknown' }
  return { name: `${browser ?? 'Preglednik'} na ${system[1]}`, kind: system[2] }
}
