import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { fold, gown } from '#demo/drawings/kit/cloth.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { shadow, veil, volume, windowLight } from '#demo/drawings/kit/light.ts'
import { branchShadow, stems, vase } from '#demo/drawings/kit/props.ts'
import { cloths } from './parts.ts'

/** A tailor's bust in a workroom. */
export function atelier(c: Canvas): void {
  const { pal, rand } = c
  const floor = c.h * 0.84
  c.fill(
    c.linear(0, 0, c.w, floor, [
      [0, mix(pal.skyLow, pal.glow, 0.3)],
      [1, mix(pal.skyTop, pal.skyLow, 0.3)],
    ]),
  )
  windowLight(c, c.w * 0.06, c.h * 0.06, c.w * 0.4, c.h * 0.56)
  branchShadow(c, c.w * 0.1, -4, 150, 46, 0.1)
  c.rect(
    -1,
    floor,
    c.w + 2,
    c.h,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.mid, pal.far, 0.4)],
      [1, mix(pal.mid, pal.near, 0.45)],
    ]),
  )
  for (let i = 0; i < 5; i++)
    c.line(`M-1 ${floor + 1 + ((c.h - floor) * i ** 1.4) / 9}H${c.w + 1}`, pal.deep, 0.2, { opacity: 0.2 })
  const shelfX = c.w * (c.tall ? 0.74 : 0.72)
  const shelf = c.h * 0.3
  const rolls = [pal.accent, pal.second, pal.sea, mix(pal.accent, pal.pale, 0.5), pal.leaf, pal.near]
  for (const row of [0, 1]) {
    const y = shelf + row * c.h * 0.2
    c.rect(shelfX, y, c.w - shelfX + 2, 1.4, mix(pal.second, pal.deep, 0.4))
    for (let i = 0; i < 7; i++) {
      const rx = shelfX + 4 + i * 6.4
      const tone = rolls[(i * 2 + row * 3) % 6] ?? pal.accent
      if ((i + row) % 3 === 2) {
        c.circle(rx, y - 3, 3, tone)
        c.circle(rx, y - 3, 1.2, mix(tone, pal.deep, 0.4))
      } else
        c.rect(rx - 2.4, y - 12 + (i % 3), 4.8, 12 - (i % 3), volume(c, tone, rx - 2.4, rx + 2.4, 0.4), { radius: 0.8 })
    }
  }
  const x = c.w * (c.tall ? 0.42 : 0.4)
  const top = c.h * 0.17
  const tall = floor - top - 4
  shadow(c, x, floor + 4, 26, 40, 0.4)
  const wood = mix(pal.second, pal.deep, 0.45)
  c.line(`M${x} ${top}V${floor + 3}`, wood, 1.6)
  for (const dx of [-11, 11])
    c.line(`M${x} ${floor - 5}Q${x + dx * 0.6} ${floor - 4} ${x + dx} ${floor + 4}`, wood, 1.3)
  const linen = mix(pal.shade, pal.second, 0.2)
  const s = tall * 0.088
  c.path(
    `M${x - s * 0.42} ${top - 4}C${x - s * 0.42} ${top + 1} ${x - s * 1.5} ${top + 2} ${x - s * 1.42} ${top + tall * 0.09}C${x - s * 1.3} ${top + tall * 0.16} ${x - s * 0.8} ${top + tall * 0.24} ${x - s * 0.8} ${top + tall * 0.3}H${x + s * 0.8}C${x + s * 0.8} ${top + tall * 0.24} ${x + s * 1.3} ${top + tall * 0.16} ${x + s * 1.42} ${top + tall * 0.09}C${x + s * 1.5} ${top + 2} ${x + s * 0.42} ${top + 1} ${x + s * 0.42} ${top - 4}Z`,
    volume(c, linen, x - s * 1.4, x + s * 1.4, 0.4),
  )
  c.circle(x, top - 6, 1.8, wood)
  c.rect(x - s * 0.46, top - 4.8, s * 0.92, 1.4, mix(wood, pal.deep, 0.2))
  gown(c, {
    x,
    top: top + tall * 0.025,
    height: tall * 0.99,
    spread: tall * rand.between(0.25, 0.33),
    color: cloths(c),
    straps: false,
    train: rand.between(4, 20),
  })
  c.line(
    `M${x - s * 0.5} ${top - 1}C${x - s * 1.1} ${top + tall * 0.12} ${x - s * 0.9} ${top + tall * 0.22} ${x - s * 1.3} ${top + tall * 0.34}M${x + s * 0.5} ${top - 1}C${x + s * 1.2} ${top + tall * 0.1} ${x + s * 1.1} ${top + tall * 0.2} ${x + s * 1.15} ${top + tall * 0.27}`,
    pal.second,
    1.1,
  )
  const tableX = c.w * 0.68
  const table = c.h * 0.7
  c.rect(tableX, table, c.w, 2, volume(c, wood, tableX, c.w))
  for (const k of [3, 30]) c.rect(tableX + k, table + 2, 2, c.h - table, mix(wood, pal.deep, 0.3))
  c.path(
    `M${tableX + 7} ${table}C${tableX + 9} ${table - 6} ${tableX + 20} ${table - 5} ${tableX + 24} ${table}V${table + 16}C${tableX + 20} ${table + 20} ${tableX + 16} ${table + 12} ${tableX + 13} ${table + 17}C${tableX + 11} ${table + 19} ${tableX + 8} ${table + 14} ${tableX + 7} ${table}Z`,
    fold(c, rand.pick([pal.accent, mix(pal.accent, pal.pale, 0.4), pal.sea]), tableX + 6, tableX + 25),
  )
  if (!c.tall) {
    stems(c, tableX + 34, table - 10, 19, 5, ['rose', 'anemone'], 3.2)
    vase(c, tableX + 34, table, 11, pal.pale)
  }
  veil(c, c.w * 0.15, 0)
}
