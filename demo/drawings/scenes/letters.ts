import { type Canvas, type Point, polar, polygon, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, flower, type FlowerKind, spike, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { glint, metal } from '#demo/drawings/kit/materials.ts'
import { candle } from '#demo/drawings/kit/props.ts'
import { card, desk, papers, ribbon, seal, waxes } from './stationery.ts'

/** A closed envelope from above, flap down. */
function envelope(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  turn: number,
  paper: string,
  wax: string,
  sign: number,
): void {
  const { pal } = c
  const h = w * 0.68
  c.at(x, y, turn, 1, () => {
    c.rect(-w / 2 + 2, -h / 2 + 2.8, w, h, pal.deep, { opacity: 0.3, radius: 1 })
    c.rect(
      -w / 2,
      -h / 2,
      w,
      h,
      c.linear(-w / 2, -h / 2, w / 2, h / 2, [
        [0, mix(paper, pal.glow, 0.4)],
        [1, mix(paper, pal.deep, 0.12)],
      ]),
      { radius: 1 },
    )
    c.path(
      polygon([
        [-w / 2, h / 2],
        [0, -h * 0.02],
        [w / 2, h / 2],
      ]),
      c.linear(0, 0, 0, h / 2, [
        [0, mix(paper, pal.deep, 0.1)],
        [1, mix(paper, pal.glow, 0.25)],
      ]),
    )
    c.line(`M${-w / 2} ${h / 2}L0 ${-h * 0.02}L${w / 2} ${h / 2}`, mix(paper, pal.deep, 0.25), 0.25)
    c.path(
      `M${-w / 2} ${-h / 2 + 1.4}L${-w * 0.04} ${h * 0.14}Q0 ${h * 0.18} ${w * 0.04} ${h * 0.14}L${w / 2} ${-h / 2 + 1.4}Z`,
      pal.deep,
      { opacity: 0.2 },
    )
    c.path(
      `M${-w / 2} ${-h / 2 + 0.4}Q${-w / 2} ${-h / 2} ${-w / 2 + 1} ${-h / 2}H${w / 2 - 1}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + 0.4}L${w * 0.04} ${h * 0.1}Q0 ${h * 0.14} ${-w * 0.04} ${h * 0.1}Z`,
      c.linear(0, -h / 2, 0, h * 0.14, [
        [0, mix(paper, pal.glow, 0.15)],
        [1, mix(paper, pal.glow, 0.55)],
      ]),
    )
    seal(c, 0, h * 0.09, w * 0.1, wax, sign)
  })
}

/** An envelope with a seal, a card under it, a branch beside. */
export function sealedLetter(c: Canvas): void {
  const { pal, rand } = c
  desk(c)
  const tones = papers(c)
  const sheet = rand.whole(1, 3)
  const w = c.tall ? 66 : 72
  const x = c.cx + rand.between(-3, 3)
  const y = c.cy + (c.tall ? 18 : 7)
  card(
    c,
    x - (c.tall ? 8 : 24),
    y - (c.tall ? 40 : 15),
    c.tall ? 44 : 40,
    c.tall ? 62 : 56,
    rand.between(-15, -8),
    rand.whole(0, 3),
    tones[0],
  )
  ribbon(
    c,
    trace(16, (t): Point => [x - 70 + t * 150, y + 30 - t * 26 + Math.sin(t * 9) * 6]),
    3.4,
    mix(pal.accent, pal.second, rand.next()),
  )
  envelope(c, x + 5, y, w, rand.between(4, 13), tones[sheet] ?? pal.pale, waxes(c), rand.whole(0, 2))
  for (let i = 0; i < 3; i++)
    sprig(
      c,
      x + 52 - i * 3,
      y + 36 - i * 2,
      -28 - i * 26,
      46 - i * 6,
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2),
      10,
      18,
      0.36,
    )
  const colors = bloomColors(c)
  flower(c, 'anemone', x + 46, y + 30, 7.5, colors[2], 10)
  flower(c, 'rose', x + 37, y + 36, 5.4, colors[0], 0)
  flower(c, 'daisy', x - 55, y - 33, 5.6, colors[3], 0)
  veil(c, 0, 0)
}

/** An open envelope with a garden coming out of it. */
export function bloomLetter(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.25)],
    ]),
  )
  const x = c.cx
  const w = c.tall ? 74 : 78
  const h = 44
  const y = c.h * 0.92
  const top = y - h
  const r = rand.between(36, 42)
  c.circle(
    x,
    top - 14,
    r,
    c.linear(0, top - 14 - r, 0, top + r, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.35)],
    ]),
  )
  c.ring(x, top - 14, r + 4, pal.accent, 0.3, { opacity: 0.5 })
  c.ring(x, top - 14, r + 8, pal.near, 0.25, { opacity: 0.35 })
  const paper = papers(c)[rand.whole(0, 3)] ?? pal.pale
  shadow(c, x, y, w, 34, 0.4)
  c.path(
    polygon([
      [x - w / 2, top + 0.6],
      [x, top - 27],
      [x + w / 2, top + 0.6],
    ]),
    c.linear(0, top - 27, 0, top, [
      [0, mix(paper, pal.deep, 0.08)],
      [1, mix(paper, pal.deep, 0.34)],
    ]),
  )
  c.path(
    polygon([
      [x - w * 0.44, top + 2],
      [x, top - 22],
      [x + w * 0.44, top + 2],
    ]),
    mix(pal.accent, pal.deep, 0.12),
    { opacity: 0.75 },
  )
  const reach = c.tall ? 62 : 46
  const colors = bloomColors(c)
  const kinds: readonly [FlowerKind, ...FlowerKind[]] = ['rose', 'anemone', 'daisy', 'dahlia', 'tulip']
  for (let i = 0; i < 17; i++)
    sprig(
      c,
      x + (i - 8) * 2.6,
      top + 10,
      (i - 8) * 7.6 + rand.between(-4, 4),
      reach * rand.between(0.75, 1.15),
      mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2),
      9,
      rand.between(-14, 14),
      0.34,
    )
  for (let i = 0; i < 5; i++)
    spike(c, x + (i - 2) * 10, top + 8, (i - 2) * 15, reach * 1.02, i % 2 ? mix(pal.near, pal.far, 0.4) : pal.second)
  for (const [row, count] of [
    [1, 7],
    [0.7, 6],
    [0.42, 5],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = -90 + (i / (count - 1) - 0.5) * 116
      const [px, py] = polar(x, top + 8, reach * row * rand.between(0.84, 1), a)
      flower(
        c,
        rand.pick(kinds),
        px,
        py,
        rand.between(4, 6.2),
        colors[rand.whole(0, 3)] ?? pal.accent,
        rand.between(-20, 20),
      )
    }
  }
  c.path(
    `M${x - w / 2} ${top}L${x} ${top + 25}L${x + w / 2} ${top}V${y - 1}Q${x + w / 2} ${y} ${x + w / 2 - 1} ${y}H${x - w / 2 + 1}Q${x - w / 2} ${y} ${x - w / 2} ${y - 1}Z`,
    c.linear(x - w / 2, top, x + w / 2, y, [
      [0, mix(paper, pal.glow, 0.45)],
      [1, mix(paper, pal.deep, 0.18)],
    ]),
  )
  c.path(
    polygon([
      [x - w / 2, y],
      [x, top + 20],
      [x + w / 2, y],
    ]),
    c.linear(0, top + 18, 0, y, [
      [0, mix(paper, pal.deep, 0.12)],
      [1, mix(paper, pal.glow, 0.3)],
    ]),
  )
  c.line(`M${x - w / 2} ${y}L${x} ${top + 20}L${x + w / 2} ${y}`, mix(paper, pal.deep, 0.3), 0.25)
  seal(c, x, top + 25, 6.4, waxes(c), rand.whole(0, 2))
  veil(c, c.w * 0.2, 0)
}

/** Sealing wax: a stamp, a spoon over a flame, seals in a row. */
export function waxDesk(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.62
  room(c, edge)
  const y = c.h * 0.8
  const brass = mix(pal.second, '#c98a3a', 0.25)
  const x = c.cx
  const left = x - (c.tall ? 30 : 42)
  shadow(c, left, y, 13, 24, 0.4)
  for (const [dx, up] of [
    [-10, 0.6],
    [12, 0.6],
    [2, 2.4],
  ] as const)
    c.line(`M${left + 2 + dx * 0.5} ${y - 40}L${left + dx} ${y + up}`, mix(brass, pal.deep, 0.2), 0.9)
  candle(c, left, y, 22, 8)
  c.path(
    `M${left + 2} ${y - 41}Q${left + 6} ${y - 35} ${left + 14} ${y - 36.4}L${left + 15} ${y - 38}Z`,
    metal(c, brass, left, y - 40, left + 14, y - 36),
  )
  c.ellipse(left + 3, y - 40.4, 7, 2.3, brass)
  c.ellipse(left + 3, y - 40.8, 5.8, 1.7, pal.accent)
  c.line(`M${left + 9} ${y - 39.6}L${left + 40} ${y - 47}`, brass, 1.2)
  c.line(`M${left + 30} ${y - 44.6}L${left + 44} ${y - 48}`, mix(pal.deep, pal.accent, 0.3), 2.6)
  const sx = x + (c.tall ? 14 : 12)
  shadow(c, sx, y + 2, 17, 26, 0.42)
  c.path(
    `M${sx - 4} ${y - 13}C${sx - 4} ${y - 22} ${sx - 8} ${y - 28} ${sx - 7} ${y - 37}Q${sx - 6} ${y - 44} ${sx} ${y - 44}Q${sx + 6} ${y - 44} ${sx + 7} ${y - 37}C${sx + 8} ${y - 28} ${sx + 4} ${y - 22} ${sx + 4} ${y - 13}Z`,
    volume(c, mix(pal.accent, pal.deep, 0.4), sx - 7, sx + 7, 0.45),
  )
  c.rect(sx - 4.6, y - 15, 9.2, 3, metal(c, brass, sx - 4.6, 0, sx + 4.6, 0))
  c.path(
    `M${sx - 4} ${y - 12}H${sx + 4}L${sx + 8.6} ${y - 3}V${y + 2}H${sx - 8.6}V${y - 3}Z`,
    metal(c, brass, sx - 8, 0, sx + 8, 0),
  )
  const rx = x + (c.tall ? 36 : 46)
  for (let i = 0; i < 3; i++) {
    const stick = [pal.accent, pal.second, mix(pal.leaf, pal.deep, 0.1)][i] ?? pal.accent
    c.at(rx - 6 + i * 4, y - 3 + i * 4, -14 + i * 5, 1, () => {
      c.rect(-15, 0.8, 32, 4.4, pal.deep, { opacity: 0.25 })
      c.rect(
        -15,
        -2.2,
        32,
        4.6,
        c.linear(0, -2.4, 0, 2.4, [
          [0, mix(stick, pal.glow, 0.5)],
          [0.5, stick],
          [1, mix(stick, pal.deep, 0.4)],
        ]),
        { radius: 0.7 },
      )
    })
  }
  for (let i = 0; i < 5; i++)
    sprig(c, rx + 6, edge + 8, -70 + i * 22, 32, mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2), 9, 10, 0.36)
  c.at(x - 6, c.h * 0.915, 0, 1, () => {
    const w = c.tall ? 62 : 80
    c.path(
      polygon([
        [-w / 2, 7],
        [-w / 2 + 9, -8],
        [w / 2 - 5, -8],
        [w / 2, 7],
      ]),
      pal.deep,
      { opacity: 0.25, transform: 'translate(2 1.6)' },
    )
    c.path(
      polygon([
        [-w / 2, 7],
        [-w / 2 + 9, -8],
        [w / 2 - 5, -8],
        [w / 2, 7],
      ]),
      c.linear(0, -8, 0, 7, [
        [0, mix(pal.pale, pal.shade, 0.2)],
        [1, mix(pal.pale, pal.glow, 0.5)],
      ]),
    )
    const tones = [
      pal.accent,
      mix(pal.second, pal.deep, 0.1),
      pal.near,
      mix(pal.leaf, pal.deep, 0.1),
      mix(pal.accent, pal.pale, 0.4),
    ]
    const count = c.tall ? 3 : 4
    const start = rand.whole(0, 4)
    for (let i = 0; i < count; i++) {
      c.group({ transform: `translate(${-w / 2 + 13 + (i * (w - 26)) / (count - 1)} 0) scale(1 0.62)` }, () =>
        seal(c, 0, 0, 7.2, tones[(i + start) % 5] ?? pal.accent, i + start),
      )
    }
  })
  glint(c, sx - 3, y - 39, 3.4)
  veil(c, left, y - 30)
}
