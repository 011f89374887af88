import { type Canvas, leafPath, polar, polygon } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { glint } from '#demo/drawings/kit/materials.ts'
import { branchShadow, glass } from '#demo/drawings/kit/props.ts'
import { stars } from '#demo/drawings/kit/scenery.ts'
import { berry } from './cakes.ts'

/** Wine, figs, grapes and bread. */
export function feast(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * rand.between(0.66, 0.72)
  room(c, edge)
  branchShadow(c, c.w * 0.98, -4, 225, 44)
  const y = c.h * 0.84
  const x = c.cx - 20 + rand.between(-3, 3)
  const bottle = rand.pick([pal.leaf, pal.near, pal.deep])
  shadow(c, x, y - 4, 14, 40, 0.5)
  const top = Math.max(8, y - 74)
  c.path(
    `M${x - 7} ${y - 5}V${top + 32}C${x - 7} ${top + 24} ${x - 2.4} ${top + 22} ${x - 2.4} ${top + 15}V${top}H${x + 2.4}V${top + 15}C${x + 2.4} ${top + 22} ${x + 7} ${top + 24} ${x + 7} ${top + 32}V${y - 5}Q${x} ${y - 2.6} ${x - 7} ${y - 5}Z`,
    volume(c, mix(bottle, pal.deep, 0.3), x - 7, x + 7, 0.5),
  )
  c.rect(x - 2.7, top - 0.6, 5.4, 11, volume(c, pal.accent, x - 2.7, x + 2.7), { radius: 0.6 })
  c.rect(x - 7, y - 31, 14, 17, volume(c, pal.pale, x - 7, x + 7, 0.25))
  c.circle(x, y - 24, 3.4, pal.accent, { opacity: 0.85 })
  c.line(`M${x - 4.5} ${y - 18}h9M${x - 3} ${y - 16.2}h6`, mix(pal.deep, pal.pale, 0.3), 0.3)
  c.rect(x - 5.2, top + 34, 1.1, y - top - 44, pal.glow, { opacity: 0.35, radius: 0.5 })
  shadow(c, x + 18, y - 1, 9, 26, 0.3)
  glass(c, x + 18, y, 38, 'bowl', mix(pal.accent, pal.deep, rand.between(0, 0.35)))
  const bx = c.cx + 22
  shadow(c, bx, y + 2, 36, 26, 0.4)
  c.rect(bx - 25, y - 1.6, 52, 3.4, volume(c, mix(pal.second, pal.deep, 0.4), bx - 25, bx + 27), { radius: 1.2 })
  c.path(
    `M${bx + 2} ${y - 1.6}A13 13.5 0 0 1 ${bx + 27} ${y - 1.6}Z`,
    volume(c, mix(pal.second, pal.pale, 0.35), bx + 2, bx + 27),
  )
  c.path(
    polygon([
      [bx + 9, y - 1.6],
      [bx + 15, y - 14.6],
      [bx + 22, y - 1.6],
    ]),
    mix(pal.pale, pal.second, 0.35),
  )
  for (const [dx, dy] of [
    [13.2, -5],
    [16.6, -4],
    [15.2, -8.6],
  ] as const)
    c.ellipse(bx + dx, y + dy, 0.9, 0.65, mix(pal.second, pal.deep, 0.25))
  const grape = rand.chance(0.5) ? mix(pal.near, pal.accent, 0.25) : mix(pal.leaf, pal.second, 0.45)
  for (const [row, count] of [
    [0, 3],
    [1, 5],
    [2, 6],
    [3, 5],
  ] as const)
    for (let i = 0; i < count; i++)
      berry(
        c,
        bx - 17 + (i - (count - 1) / 2) * 3.7 + (row % 2) * 0.5,
        y - 16 + row * 3.6,
        2.35,
        mix(grape, i % 2 ? pal.deep : pal.glow, 0.1),
      )
  c.line(`M${bx - 17} ${y - 18}q1 -4 4 -5`, mix(pal.leaf, pal.deep, 0.4), 0.7)
  c.path(leafPath(bx - 16, y - 19, 10, 7, 62), mix(pal.leaf, pal.glow, 0.12))
  for (const [dx, dy, cut] of [
    [-2, 5, 0],
    [7, 8, 1],
    [-12, 8, 1],
  ] as const)
    fig(c, bx + dx, y + dy, 4.7, cut === 1)
  for (let i = 0; i < 2; i++)
    sprig(c, x - 16 - i * 5, y + 9 + i * 3, 74 + i * 26, 27, mix(pal.leaf, pal.glow, 0.1 + i * 0.1), 9, 14, 0.34)
  berry(c, x - 2, y + 8, 1.8, mix(pal.leaf, pal.deep, 0.3))
  berry(c, x + 5, y + 6, 1.8, mix(pal.near, pal.deep, 0.3))
  veil(c, c.w * 0.18, 0)
}

function fig(c: Canvas, x: number, y: number, r: number, cut: boolean): void {
  const { pal } = c
  const skin = mix(pal.near, pal.accent, 0.22)
  shadow(c, x, y + r * 0.7, r * 1.7, r * 2, 0.3)
  const shape = `M${x} ${y - r * 1.55}C${x + r * 0.35} ${y - r * 0.9} ${x + r * 1.1} ${y - r * 0.5} ${x + r} ${y + r * 0.2}A${r} ${r * 0.8} 0 0 1 ${x - r} ${y + r * 0.2}C${x - r * 1.1} ${y - r * 0.5} ${x - r * 0.35} ${y - r * 0.9} ${x} ${y - r * 1.55}Z`
  c.path(shape, volume(c, skin, x - r, x + r, 0.5))
  if (!cut) {
    c.line(
      `M${x - r * 0.3} ${y - r * 0.8}Q${x - r * 0.8} ${y} ${x - r * 0.4} ${y + r * 0.7}M${x + r * 0.2} ${y - r * 0.9}Q${x + r * 0.5} ${y} ${x + r * 0.25} ${y + r * 0.8}`,
      mix(skin, pal.glow, 0.4),
      0.25,
      { opacity: 0.7 },
    )
    return
  }
  c.at(x, y, 0, 0.84, () =>
    c.path(
      shape.replace(
        /M.*/,
        `M0 ${-r * 1.4}C${r * 0.35} ${-r * 0.9} ${r * 1.1} ${-r * 0.5} ${r} ${r * 0.2}A${r} ${r * 0.8} 0 0 1 ${-r} ${r * 0.2}C${-r * 1.1} ${-r * 0.5} ${-r * 0.35} ${-r * 0.9} 0 ${-r * 1.4}Z`,
      ),
      mix(pal.pale, pal.second, 0.25),
    ),
  )
  c.ellipse(
    x,
    y + r * 0.02,
    r * 0.62,
    r * 0.55,
    c.radial(x, y, r * 0.65, [
      [0, mix(pal.accent, pal.deep, 0.35)],
      [1, pal.accent],
    ]),
  )
  for (let i = 0; i < 16; i++)
    c.circle(...polar(x, y, r * 0.5 * Math.sqrt(i / 16), i * 137.5), r * 0.045, mix(pal.second, pal.glow, 0.5))
}

/** A pyramid of coupes. */
export function coupes(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.86
  const ground = pal.dark ? mix(pal.near, pal.deep, 0.2) : mix(pal.mid, pal.near, 0.5)
  c.fill(
    c.linear(0, 0, 0, c.h, [
      [0, mix(ground, pal.deep, 0.4)],
      [0.7, ground],
      [1, mix(ground, pal.far, 0.4)],
    ]),
  )
  c.circle(
    c.cx,
    c.h * 0.48,
    40,
    c.radial(c.cx, c.h * 0.48, 40, [
      [0, pal.glow, 0.85],
      [0.5, pal.second, 0.6],
      [1, pal.second, 0.35],
    ]),
  )
  c.circle(
    c.cx,
    c.h * 0.48,
    62,
    c.radial(c.cx, c.h * 0.48, 62, [
      [0.5, pal.glow, 0.25],
      [1, pal.glow, 0],
    ]),
  )
  for (let i = 0; i < 26; i++)
    c.circle(rand.between(0, c.w), rand.between(0, edge), rand.between(0.4, 2.1), pal.second, {
      opacity: rand.between(0.1, 0.4),
    })
  stars(c, edge, 40)
  c.rect(
    -1,
    edge,
    c.w + 2,
    c.h,
    c.linear(0, edge, 0, c.h, [
      [0, mix(pal.pale, pal.shade, 0.15)],
      [1, mix(pal.shade, pal.near, 0.4)],
    ]),
  )
  const rows = c.tall ? 5 : rand.pick([4, 5] as const)
  const height = Math.min(c.tall ? 22 : 24, (c.h * 0.84) / (rows * 0.88 + 0.2))
  const step = height * 0.76
  const wine = mix(pal.second, pal.glow, rand.between(0.1, 0.4))
  for (let i = 0; i < rows; i++)
    shadow(c, c.cx + (i - (rows - 1) / 2) * step, edge + 4, height * 0.4, height * 0.8, 0.4)
  for (let row = 0; row < rows; row++) {
    const y = edge + 4 - row * height * 0.88
    for (let i = 0; i < rows - row; i++) glass(c, c.cx + (i - (rows - row - 1) / 2) * step, y, height, 'coupe', wine)
  }
  const topY = edge + 4 - (rows - 1) * height * 0.88 - height
  c.path(
    `M${c.cx + 1.2} -2C${c.cx + 1.2} ${topY * 0.4} ${c.cx + 0.7} ${topY * 0.7} ${c.cx + 0.6} ${topY + 3}h-1.2C${c.cx - 0.7} ${topY * 0.7} ${c.cx - 1} ${topY * 0.4} ${c.cx - 1} -2Z`,
    mix(wine, pal.glow, 0.5),
    { opacity: 0.9 },
  )
  glint(c, c.cx - step * 0.4, topY + 1, 6)
  for (let i = 0; i < 5; i++)
    glint(c, c.cx + rand.between(-30, 30), rand.between(topY + 20, edge - 10), rand.between(1.5, 3.5))
  veil(c, c.cx, c.h * 0.4)
}

/** Places laid on a cloth, seen from above. */
export function fromAbove(c: Canvas): void {
  const { pal, rand } = c
  const cloth = rand.pick([
    mix(pal.skyLow, pal.pale, 0.3),
    mix(pal.far, pal.skyLow, 0.45),
    mix(pal.near, pal.mid, 0.3),
    mix(pal.leaf, pal.skyLow, 0.3),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(cloth, pal.glow, 0.2)],
      [1, mix(cloth, pal.deep, 0.2)],
    ]),
  )
  for (let i = 0; i < 5; i++) c.rect(c.w * (0.1 + i * 0.21), -1, 0.25, c.h + 2, pal.deep, { opacity: 0.07 })
  const runner = c.h * 0.27
  const top = c.cy - runner / 2
  c.rect(-1, top + 1.2, c.w + 2, runner, pal.deep, { opacity: 0.13 })
  c.rect(
    -1,
    top,
    c.w + 2,
    runner,
    c.linear(0, top, 0, top + runner, [
      [0, mix(pal.pale, pal.glow, 0.3)],
      [1, mix(pal.pale, pal.shade, 0.4)],
    ]),
  )
  const seats = c.tall ? 2 : 3
  const r = Math.min(c.w / seats / 2.75, c.h * 0.205)
  for (let i = 0; i < seats; i++) {
    const x = (c.w * (i + 0.5)) / seats + rand.between(-1, 1)
    for (const side of [-1, 1])
      setting(c, x, c.cy + side * c.h * (c.tall ? 0.34 : 0.35), r, side, i + (side > 0 ? 1 : 0))
  }
  const colors = bloomColors(c)
  for (let i = 0; i < 15; i++)
    sprig(
      c,
      c.w * ((i + 0.5) / 15),
      c.cy + rand.between(-3, 3),
      rand.chance(0.5) ? 80 + rand.between(-35, 35) : -80 + rand.between(-35, 35),
      rand.between(11, 18),
      mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2),
      8,
      rand.between(-20, 20),
      0.4,
    )
  for (let i = 0; i < 13; i++)
    flower(
      c,
      rand.pick(['rose', 'anemone', 'dahlia', 'daisy'] as const),
      c.w * ((i + 0.5) / 13) + rand.between(-2, 2),
      c.cy + rand.between(-4, 4),
      rand.between(2.4, 5),
      colors[i % 4] ?? pal.accent,
      rand.between(0, 90),
    )
  branchShadow(c, c.w * 1.02, c.h * 0.02, 235, 70, 0.12)
  veil(c, 0, 0)
}

function setting(c: Canvas, x: number, y: number, r: number, side: number, n: number): void {
  const { pal, rand } = c
  const rim = n % 2 ? pal.second : mix(pal.pale, pal.far, 0.35)
  c.circle(
    x + r * 0.1,
    y + r * 0.13,
    r * 1.02,
    c.radial(x + r * 0.1, y + r * 0.13, r * 1.08, [
      [0.8, pal.deep, 0.36],
      [1, pal.deep, 0],
    ]),
  )
  c.circle(x, y, r, mix(rim, pal.deep, 0.06))
  c.circle(
    x,
    y,
    r * 0.97,
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(rim, pal.glow, 0.5)],
      [1, rim],
    ]),
  )
  c.circle(
    x,
    y,
    r * 0.8,
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(pal.pale, pal.shade, 0.35)],
      [1, mix(pal.pale, pal.glow, 0.6)],
    ]),
  )
  c.ring(x, y, r * 0.56, mix(pal.shade, pal.deep, 0.1), 0.3, { opacity: 0.7 })
  c.circle(
    x,
    y,
    r * 0.55,
    c.linear(x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.5, [
      [0, mix(pal.pale, pal.glow, 0.6)],
      [1, mix(pal.pale, pal.shade, 0.3)],
    ]),
  )
  if (n % 3 === 0) {
    c.path(
      polygon([
        [x - r * 0.2, y - r * 0.62],
        [x + r * 0.2, y - r * 0.62],
        [x + r * 0.24, y + r * 0.66],
        [x - r * 0.24, y + r * 0.66],
      ]),
      c.linear(x - r * 0.2, 0, x + r * 0.2, 0, [
        [0, mix(pal.accent, pal.glow, 0.2)],
        [0.5, pal.accent],
        [1, mix(pal.accent, pal.deep, 0.25)],
      ]),
    )
    sprig(c, x, y + r * 0.3, 10, r * 0.7, mix(pal.leaf, pal.deep, 0.2), 6, -20, 0.4)
  } else if (n % 3 === 1) {
    for (let i = 0; i < 7; i++)
      berry(
        c,
        ...polar(x, y, i === 6 ? 0 : r * 0.24, i * 60),
        r * 0.14,
        i % 2 ? pal.accent : mix(pal.near, pal.accent, 0.3),
      )
    sprig(c, x - r * 0.1, y, 60, r * 0.5, pal.leaf, 5, 20, 0.5)
  } else {
    for (let i = 0; i < 6; i++)
      c.path(leafPath(x, y, r * 0.46, r * 0.3, i * 60), mix(pal.leaf, i % 2 ? pal.glow : pal.second, 0.3))
    flower(c, 'daisy', x, y, r * 0.2, pal.pale, 0)
  }
  const knife = (k: number, w: number): void => {
    c.rect(x + r * k + 0.5, y - r * 0.72 + 0.8, w, r * 1.44, pal.deep, { opacity: 0.2, radius: w / 2 })
    c.rect(x + r * k, y - r * 0.72, w, r * 1.44, volume(c, pal.second, x + r * k, x + r * k + w), { radius: w / 2 })
  }
  knife(1.14, r * 0.075)
  for (const k of [-1.2, -1.34]) {
    knife(k, r * 0.05)
    c.ellipse(x + r * k + r * 0.025, y - side * r * -0.6, r * 0.055, r * 0.14, pal.second)
  }
  const gx = x + r * 1.0
  const gy = y - side * r * 1.04
  const wine = n % 2 ? pal.accent : mix(pal.second, pal.pale, 0.4)
  c.circle(gx + 1.4, gy + 1.8, r * 0.3, pal.deep, { opacity: 0.18 })
  c.circle(gx, gy, r * 0.3, pal.pale, { opacity: 0.75 })
  c.circle(
    gx,
    gy,
    r * 0.24,
    c.radial(gx - r * 0.1, gy - r * 0.1, r * 0.32, [
      [0, mix(wine, pal.glow, 0.4)],
      [1, wine],
    ]),
  )
  c.ring(gx, gy, r * 0.3, pal.glow, 0.25, { opacity: 0.9 })
  c.circle(gx - r * 0.1, gy - r * 0.12 + rand.between(0, 0.2), r * 0.05, pal.glow, { opacity: 0.9 })
}
