import { band, type Canvas, polygon } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume, windowLight } from '#demo/drawings/kit/light.ts'
import { fold, gown, pearl } from '#demo/drawings/kit/materials.ts'
import { bow, branchShadow, stems, vase } from '#demo/drawings/kit/props.ts'
import { bowTie, cloths } from './gowns.ts'

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

/** Clothes on a rail. */
export function rail(c: Canvas): void {
  const { pal, rand } = c
  const floor = c.h * 0.86
  room(c, floor)
  branchShadow(c, c.w * 0.03, -4, 150, 50, 0.1)
  const bar = c.h * 0.15
  const left = c.w * 0.1
  const right = c.w * 0.9
  const brass = mix(pal.second, pal.deep, 0.2)
  for (const x of [left, right]) {
    c.rect(x - 0.8, bar, 1.6, floor - bar + 4, volume(c, brass, x - 0.8, x + 0.8))
    c.line(`M${x - 8} ${floor + 4.4}H${x + 8}`, brass, 1.4)
  }
  c.rect(left - 3, bar - 0.8, right - left + 6, 1.7, brass, { radius: 0.8 })
  const count = c.tall ? 4 : 6
  const tones = [
    pal.pale,
    mix(pal.deep, pal.near, 0.4),
    mix(pal.pale, pal.accent, 0.2),
    mix(pal.sea, pal.near, 0.35),
    pal.accent,
    mix(pal.pale, pal.second, 0.3),
    pal.leaf,
  ]
  const start = rand.whole(0, 6)
  const order = Array.from({ length: count }, (_, i) => i).toSorted((a, b) => (a % 2) - (b % 2))
  for (const i of order) {
    const x = left + ((right - left) * (i + 0.5)) / count
    c.line(
      `M${x} ${bar - 1}q-1.6 2 0 3.4L${x} ${bar + 5}L${x - 7} ${bar + 9}M${x} ${bar + 5}L${x + 7} ${bar + 9}`,
      mix(pal.second, pal.deep, 0.4),
      0.7,
    )
    if (i % 3 === 1)
      jacket(c, x, bar + 7, Math.min(44, floor - bar - 26), tones[(start + (i % 2 ? 1 : 3)) % 2 ? 1 : 3] ?? pal.near)
    else
      gown(c, {
        x,
        top: bar + 7,
        height: floor - bar - 9,
        spread: ((right - left) / count) * 0.56,
        color: i % 3 === 0 ? cloths(c) : (tones[(start + i) % 7] ?? pal.pale),
        straps: true,
        train: 0,
      })
  }
  c.ellipse(c.cx, floor + 6, (right - left) * 0.42, 3, pal.deep, { opacity: 0.22 })
  veil(c, c.w * 0.2, 0)
}

function jacket(c: Canvas, x: number, y: number, h: number, cloth: string): void {
  const { pal } = c
  const w = 9.4
  for (const side of [-1, 1]) {
    c.path(
      band(
        [
          [x + side * (w - 1.5), y + 6],
          [x + side * (w + 1.6), y + h * 0.4],
          [x + side * (w + 1.2), y + h * 0.86],
        ],
        () => 4.8,
      ),
      volume(c, mix(cloth, pal.deep, side < 0 ? 0 : 0.25), x + side * w - 2, x + side * w + 4, 0.4),
    )
  }
  c.path(
    `M${x - 3.4} ${y + 0.6}L${x - w} ${y + 4.4}C${x - w + 1} ${y + h * 0.4} ${x - w + 0.6} ${y + h * 0.6} ${x - w - 0.6} ${y + h - 1}Q${x - 4} ${y + h + 1.4} ${x} ${y + h - 2}Q${x + 4} ${y + h + 1.4} ${x + w + 0.6} ${y + h - 1}C${x + w - 0.6} ${y + h * 0.6} ${x + w - 1} ${y + h * 0.4} ${x + w} ${y + 4.4}L${x + 3.4} ${y + 0.6}Z`,
    volume(c, cloth, x - w, x + w, 0.5),
  )
  c.path(
    polygon([
      [x - 3.6, y + 0.8],
      [x + 3.6, y + 0.8],
      [x, y + h * 0.46],
    ]),
    mix(pal.pale, pal.glow, 0.4),
  )
  for (const side of [-1, 1])
    c.path(
      polygon([
        [x + side * 3.4, y],
        [x + side * 6.4, y + 9],
        [x + side * 4.8, y + 10.6],
        [x, y + h * 0.52],
        [x + side * 0.6, y + h * 0.38],
      ]),
      mix(cloth, side < 0 ? pal.glow : pal.deep, 0.24),
    )
  bowTie(c, x, y + 3.4, pal.accent, 3.4)
  c.line(`M${x} ${y + h * 0.52}V${y + h - 2}`, mix(cloth, pal.deep, 0.6), 0.35)
  for (const k of [0.58, 0.7]) c.circle(x + 1.2, y + h * k, 0.6, pal.second)
  c.path(
    polygon([
      [x + 4.4, y + 15],
      [x + 7.4, y + 14.4],
      [x + 6, y + 12],
    ]),
    pal.pale,
  )
  for (const side of [-1, 1]) c.line(`M${x + side * 3.6} ${y + h * 0.72}h${side * 3.6}`, mix(cloth, pal.deep, 0.5), 0.5)
}

/** A suit from near: lapels, shirt, bow tie, a flower. */
export function suit(c: Canvas): void {
  const { pal, rand } = c
  const cloth = rand.pick([
    mix(pal.deep, pal.near, 0.35),
    pal.near,
    mix(pal.leaf, pal.deep, 0.4),
    mix(pal.accent, pal.deep, 0.55),
    mix(pal.sea, pal.deep, 0.35),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const r = rand.between(36, 42)
  c.circle(
    c.cx,
    c.h * 0.3,
    r,
    c.linear(0, 0, 0, c.h * 0.6, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.35)],
    ]),
  )
  const x = c.cx
  const neck = c.h * 0.16
  const w = 58
  c.path(
    `M${x - 15} ${neck + 2}C${x - 24} ${neck + 9} ${x - 40} ${neck + 11} ${x - 51} ${neck + 17}C${x - 60} ${neck + 22} ${x - 64} ${neck + 40} ${x - 71} ${c.h + 2}H${x + 71}C${x + 64} ${neck + 40} ${x + 60} ${neck + 22} ${x + 51} ${neck + 17}C${x + 40} ${neck + 11} ${x + 24} ${neck + 9} ${x + 15} ${neck + 2}Z`,
    c.linear(x - w, 0, x + w, 0, [
      [0, mix(cloth, pal.deep, 0.2)],
      [0.3, mix(cloth, pal.glow, 0.16)],
      [0.6, cloth],
      [1, mix(cloth, pal.deep, 0.5)],
    ]),
  )
  c.line(
    `M${x - 44} ${neck + 15}C${x - 47} ${neck + 26} ${x - 45} ${neck + 40} ${x - 47} ${c.h + 1}M${x + 44} ${neck + 15}C${x + 47} ${neck + 26} ${x + 45} ${neck + 40} ${x + 47} ${c.h + 1}`,
    mix(cloth, pal.deep, 0.5),
    0.6,
  )
  const button = neck + Math.min(72, c.h * 0.66)
  const shirt = `M${x - 15} ${neck}L${x} ${button}L${x + 15} ${neck}Z`
  c.path(
    shirt,
    c.linear(x - 15, 0, x + 15, 0, [
      [0, mix(pal.pale, pal.glow, 0.6)],
      [0.5, pal.pale],
      [1, mix(pal.pale, pal.shade, 0.5)],
    ]),
  )
  c.clip(shirt, () => {
    for (const k of [-7, -5, -3, 3, 5, 7])
      c.line(`M${x + k} ${neck}V${button}`, mix(pal.shade, pal.deep, 0.2), 0.25, { opacity: 0.7 })
    c.line(`M${x} ${neck}V${button}`, mix(pal.shade, pal.deep, 0.3), 0.3)
    for (let i = 0; i < 4; i++) c.circle(x, neck + 22 + i * 10, 0.9, mix(pal.second, pal.deep, 0.1))
  })
  const waistcoat = rand.chance(0.5)
  if (waistcoat) {
    const vest = mix(cloth, rand.pick([pal.second, pal.pale, pal.accent]), 0.45)
    c.path(
      `M${x - 13} ${neck + 12}L${x - 6} ${neck + 44}L${x} ${button - 14}L${x + 6} ${neck + 44}L${x + 13} ${neck + 12}L${x + 22} ${button}L${x} ${c.h + 2}L${x - 22} ${button}Z`,
      volume(c, vest, x - 18, x + 18, 0.35),
    )
    for (let i = 0; i < 3; i++) c.circle(x, button - 8 + i * 7.5, 1.1, pal.second)
  }
  for (const side of [-1, 1]) {
    const lit = side < 0
    c.path(
      `M${x + side * 14.6} ${neck + 1}C${x + side * 20} ${neck + 10} ${x + side * 26} ${neck + 20} ${x + side * 29} ${neck + 29}L${x + side * 35} ${neck + 31}L${x + side * 28} ${neck + 39}C${x + side * 22} ${button - 18} ${x + side * 8} ${button - 2} ${x - side * 1.5} ${button + 5}C${x + side * 3} ${button - 18} ${x + side * 12} ${neck + 32} ${x + side * 14.6} ${neck + 1}Z`,
      c.linear(x, neck, x + side * 32, button, [
        [0, mix(cloth, pal.deep, lit ? 0.1 : 0.4)],
        [0.45, mix(cloth, pal.glow, lit ? 0.3 : 0.1)],
        [1, mix(cloth, pal.deep, 0.25)],
      ]),
    )
    c.line(
      `M${x + side * 29} ${neck + 29}L${x + side * 35} ${neck + 31}L${x + side * 28} ${neck + 39}C${x + side * 22} ${button - 18} ${x + side * 8} ${button - 2} ${x - side * 1.5} ${button + 5}`,
      mix(cloth, pal.deep, 0.6),
      0.4,
    )
    c.line(`M${x + side * 29} ${neck + 29}L${x + side * 21} ${neck + 25}`, mix(cloth, pal.deep, 0.6), 0.4)
    c.path(
      `M${x} ${neck + 11}L${x + side * 12} ${neck + 21}L${x + side * 16.4} ${neck + 1}Q${x + side * 13} ${neck - 3} ${x + side * 10} ${neck - 4}Z`,
      c.linear(x, neck, x + side * 15, neck + 16, [
        [0, mix(pal.pale, pal.shade, 0.4)],
        [0.4, mix(pal.pale, pal.glow, 0.7)],
        [1, mix(pal.pale, pal.shade, lit ? 0.1 : 0.5)],
      ]),
    )
  }
  c.path(
    `M${x - 10.5} ${neck - 4}Q${x} ${neck + 2} ${x + 10.5} ${neck - 4}L${x} ${neck + 11}Z`,
    mix(pal.shade, pal.deep, 0.45),
  )
  c.line(`M${x} ${button + 5}Q${x + 2} ${c.h * 0.95} ${x + 1} ${c.h + 2}`, mix(cloth, pal.deep, 0.6), 0.7)
  c.circle(x + 4, button + 10, 1.7, mix(cloth, pal.deep, 0.6))
  c.circle(x + 3.7, button + 9.6, 1.4, mix(cloth, pal.glow, 0.35))
  const tie = rand.pick([pal.accent, pal.deep, pal.second, pal.near])
  if (rand.chance(0.6)) bowTie(c, x, neck + 12.5, tie)
  else {
    c.path(`M${x - 4} ${neck + 10}H${x + 4}L${x + 2.6} ${neck + 17}H${x - 2.6}Z`, volume(c, tie, x - 4, x + 4))
    c.path(
      `M${x - 2.6} ${neck + 16.6}H${x + 2.6}L${x + 6} ${button - 12}L${x} ${button - 3}L${x - 6} ${button - 12}Z`,
      volume(c, tie, x - 5, x + 5, 0.45),
    )
  }
  const fx = x + 29
  const fy = neck + 37
  for (const a of [-60, -24, 14, 50])
    sprig(c, fx, fy + 4, a, 13, mix(pal.leaf, a > 0 ? pal.deep : pal.glow, 0.15), 6, 10, 0.42)
  c.line(`M${fx} ${fy + 3}l-1.4 8M${fx + 1} ${fy + 3}l0.6 8`, mix(pal.leaf, pal.deep, 0.3), 0.8)
  flower(
    c,
    rand.pick(['rose', 'anemone', 'dahlia'] as const),
    fx,
    fy,
    5.4,
    rand.pick([pal.pale, pal.accent, mix(pal.accent, pal.pale, 0.5)]),
    20,
  )
  flower(c, 'daisy', fx + 4.6, fy + 4.4, 2.4, pal.second, 0)
  const py = button - 17
  c.path(
    polygon([
      [x - 44, py + 3],
      [x - 28, py],
      [x - 28, py + 1.6],
      [x - 44, py + 4.6],
    ]),
    mix(cloth, pal.deep, 0.6),
  )
  c.path(
    polygon([
      [x - 42, py + 2.8],
      [x - 38, py - 5],
      [x - 35, py + 0.2],
      [x - 32.6, py - 4],
      [x - 30, py + 0.6],
    ]),
    mix(pal.pale, pal.glow, 0.5),
  )
  veil(c, c.w * 0.15, 0)
}

/** A pair of heeled shoes on their box. */
export function shoes(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.66
  room(c, edge)
  branchShadow(c, c.w * 0.97, -4, 220, 46)
  const x = c.cx
  const y = c.h * 0.86
  const paper = rand.pick([pal.near, pal.sea, pal.leaf, mix(pal.accent, pal.deep, 0.2)])
  shadow(c, x, y, 70, 36, 0.45)
  c.rect(x - 35, y - 20, 70, 20, volume(c, paper, x - 35, x + 35, 0.4))
  c.rect(x - 36.5, y - 24, 73, 6, volume(c, mix(paper, pal.glow, 0.12), x - 36, x + 36, 0.4), { radius: 0.6 })
  c.rect(x - 8, y - 24, 5, 24, volume(c, pal.second, x - 8, x - 3))
  const leather = rand.pick([pal.pale, pal.accent, mix(pal.accent, pal.pale, 0.55), pal.second])
  shoe(c, x - 4, y - 25, 1.12, mix(leather, pal.deep, 0.1))
  shoe(c, x + 3, y - 19.5 - 4.4, 1.12, leather)
  for (let i = 0; i < 4; i++)
    sprig(c, x + 38 - i, y + 2, 70 - i * 22, 24, mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18), 8, 14, 0.36)
  const colors = bloomColors(c)
  flower(c, 'rose', x + 41, y - 1, 5.6, colors[1], 0)
  flower(c, 'anemone', x + 47, y + 4, 4.2, colors[2], 30)
  veil(c, c.w * 0.2, 0)
}

/** The toe looks left; sole and heel stand on y. */
function shoe(c: Canvas, x: number, y: number, s: number, color: string): void {
  const { pal } = c
  c.at(x, y, 0, s, () => {
    c.path(
      'M22 -27C24 -18 23 -8 23.6 0H21.4C20.4 -9 18.6 -16 15 -19Z',
      c.linear(15, 0, 24, 0, [
        [0, mix(color, pal.glow, 0.3)],
        [1, mix(color, pal.deep, 0.5)],
      ]),
    )
    c.path(
      'M-33 -1.4C-22 0.6 -12 0.4 -6 -2C4 -6 9 -16 17 -21.4L15.6 -23.6C8 -18 3 -8 -7 -4C-14 -1.6 -24 -2 -33 -2.6Z',
      mix(pal.second, pal.deep, 0.35),
    )
    c.path(
      'M-34 -2C-35 -6 -30 -8.6 -24 -10.6C-20 -12 -17 -13 -14.6 -14.4C-10 -9.6 -4 -9 1 -13C7 -18 12 -28 18 -36.6C21 -35 23.6 -32 23 -26.6C22.6 -23 19 -21.6 16 -20.4C9 -16 4 -7.6 -6 -3.4C-14 -0.6 -24 -0.8 -34 -2Z',
      c.linear(-20, -30, 10, 0, [
        [0, mix(color, pal.glow, 0.7)],
        [0.45, color],
        [1, mix(color, pal.deep, 0.42)],
      ]),
    )
    c.path(
      'M-14.6 -14.4C-10 -9.6 -4 -9 1 -13C7 -18 12 -28 18 -36.6L16 -37.4C11 -30 6 -21 0 -16.4C-5 -13 -9 -13.4 -12.4 -15.6Z',
      mix(color, pal.deep, 0.55),
    )
    bow(c, -15, -13, 4.6, mix(color, pal.glow, 0.3), 0.4)
    pearl(c, -15, -13.2, 1.3, pal.pale)
  })
}
