import { type Canvas, leafPath, type Point, polygon, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, bouquet, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'

export function berry(c: Canvas, x: number, y: number, r: number, color: string): void {
  const { pal } = c
  c.circle(
    x,
    y,
    r,
    c.radial(x - r * 0.35, y - r * 0.4, r * 1.5, [
      [0, mix(color, pal.glow, 0.45)],
      [0.5, color],
      [1, mix(color, pal.deep, 0.45)],
    ]),
  )
  c.circle(x - r * 0.34, y - r * 0.4, r * 0.16, pal.glow, { opacity: 0.85 })
}

function cakeStand(c: Canvas, x: number, y: number, width: number, height: number): void {
  const { pal } = c
  const tone = mix(pal.pale, pal.second, 0.25)
  shadow(c, x, y, width * 0.5, 42, 0.45)
  c.path(
    `M${x - width * 0.22} ${y}Q${x - width * 0.06} ${y - height * 0.25} ${x - width * 0.05} ${y - height}H${x + width * 0.05}Q${x + width * 0.06} ${y - height * 0.25} ${x + width * 0.22} ${y}Q${x} ${y + height * 0.2} ${x - width * 0.22} ${y}Z`,
    volume(c, tone, x - width * 0.2, x + width * 0.2),
  )
  c.path(
    `M${x - width / 2} ${y - height}A${width / 2} ${width * 0.045} 0 0 0 ${x + width / 2} ${y - height}V${y - height - 1.4}H${x - width / 2}Z`,
    volume(c, tone, x - width / 2, x + width / 2),
  )
  c.ellipse(x, y - height - 1.4, width / 2, width * 0.045, mix(tone, pal.glow, 0.6))
}

/** A cake of three or four tiers with flowers down one side. */
export function tieredCake(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * rand.between(0.7, 0.76)
  room(c, edge)
  branchShadow(c, c.w * 0.97, -3, 215, 46)
  const x = c.cx + rand.between(-6, 6)
  const tiers = rand.pick([3, 3, 4] as const)
  const base = c.h * 0.9
  const stand = 10
  const full = (c.h * (c.tall ? 0.58 : 0.62)) / tiers
  const style = rand.whole(0, 3)
  cakeStand(c, x, base, 56, stand)
  const icing = rand.pick([pal.pale, mix(pal.pale, pal.accent, 0.16), mix(pal.pale, pal.second, 0.2)])
  let y = base - stand - 1.4
  const spots: Point[] = []
  for (let i = 0; i < tiers; i++) {
    const half = 22.5 - i * (17 / tiers)
    const height = full * (1 - i * 0.06)
    const color = i % 2 && style !== 2 ? mix(icing, pal.far, 0.35) : icing
    tier(c, x, y, half, height, color, (style + i) % 4)
    spots.push([x - half * 0.62, y - 0.5])
    y -= height
  }
  for (const [i, [px, py]] of spots.entries()) {
    const k = 1 - i * 0.13
    for (let n = 0; n < 6; n++)
      sprig(c, px, py, rand.between(-110, 110), 9.5 * k, mix(pal.leaf, n % 2 ? pal.deep : pal.glow, 0.2), 6, 14, 0.42)
    const colors = bloomColors(c)
    for (const [dx, dy, s, n] of [
      [3.4, -1.4, 3.1, 0],
      [-3.6, 0.4, 3.3, 1],
      [6.8, 0.8, 2.2, 3],
      [0, 0.6, 4.1, 2],
    ] as const)
      flower(
        c,
        (['rose', 'anemone', 'daisy', 'dahlia'] as const)[(n + i) % 4] ?? 'rose',
        px + dx * k,
        py + dy * k,
        s * k,
        colors[(n + i) % 3] ?? pal.accent,
        n * 40,
      )
  }
  bouquet(c, x, y - 2.2, 5, 2.8, 2.2)
  for (let i = 0; i < 7; i++) {
    const px = x + rand.between(-48, 48)
    const py = base + rand.between(1, c.h - base - 1)
    c.path(leafPath(px, py, 2.8, 1.8, rand.between(60, 120)), mix(pal.accent, pal.pale, rand.between(0.2, 0.8)), {
      opacity: 0.9,
    })
  }
  veil(c, c.w * 0.2, 0)
}

function tier(c: Canvas, x: number, y: number, half: number, height: number, color: string, style: number): void {
  const { pal } = c
  const lip = half * 0.09
  c.path(
    `M${x - half} ${y - height}V${y}A${half} ${lip} 0 0 0 ${x + half} ${y}V${y - height}Z`,
    volume(c, color, x - half, x + half, 0.38),
  )
  c.ellipse(x, y - height, half, lip, mix(color, pal.glow, 0.65))
  const tone = mix(color, pal.deep, 0.22)
  if (style === 1) {
    for (let i = 1; i < 22; i++) {
      const a = (i / 22) * Math.PI
      const px = x - Math.cos(a) * half
      c.line(`M${px} ${y - height + lip * Math.sin(a)}V${y + lip * Math.sin(a)}`, tone, 0.22, { opacity: 0.5 })
    }
  } else if (style === 2) {
    const drip = trace(22, (t): Point => [
      x - half + t * half * 2,
      y - height + lip * Math.sin(t * Math.PI) + (1.6 + Math.sin(t * 61) * 1.3 + Math.sin(t * 23) * 1) * 1.5,
    ])
    c.path(
      `${smooth(drip)}A${half} ${lip} 0 0 0 ${x + half} ${y - height}A${half} ${lip} 0 0 0 ${x - half} ${y - height}Z`,
      volume(c, mix(pal.second, pal.accent, 0.45), x - half, x + half, 0.4),
    )
    c.ellipse(x, y - height, half, lip, mix(mix(pal.second, pal.accent, 0.45), pal.glow, 0.35))
  } else if (style === 3) {
    for (const k of [0.1, 0.5, 0.9]) {
      for (let i = 0; i <= 16; i++) {
        const a = (i / 16) * Math.PI
        c.circle(x - Math.cos(a) * half * 0.99, y - height * k + lip * Math.sin(a), 0.5, mix(color, pal.glow, 0.8))
      }
    }
  } else {
    for (let row = 0; row < 5; row++)
      c.line(
        `M${x - half} ${y - (height * (row + 0.6)) / 5}A${half} ${lip} 0 0 0 ${x + half} ${y - (height * (row + 0.6)) / 5}`,
        mix(color, pal.glow, 0.6),
        0.35,
        { opacity: 0.6 },
      )
  }
}

/** A generous slice, its layers seen from the side. */
export function slice(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.56
  room(c, edge)
  const x = c.cx
  const y = c.h * 0.82
  c.ellipse(x + 9, y + 4, 52, 10, pal.deep, { opacity: 0.22 })
  c.ellipse(x, y + 1.4, 47, 9.6, mix(pal.shade, pal.deep, 0.2))
  c.ellipse(x, y, 47, 9.2, volume(c, pal.pale, x - 47, x + 47, 0.2))
  c.ellipse(x, y - 0.4, 36, 6.4, mix(pal.pale, pal.shade, 0.4))
  c.ellipse(x, y - 0.2, 35, 6, mix(pal.pale, pal.glow, 0.3))
  const layers = rand.pick([4, 5] as const)
  const sponge = rand.pick([
    mix(pal.second, pal.pale, 0.35),
    mix(pal.accent, pal.pale, 0.45),
    mix(pal.deep, pal.accent, 0.35),
  ])
  const cream = mix(pal.pale, pal.glow, 0.3)
  const fruit = rand.pick([pal.accent, mix(pal.accent, pal.second, 0.5)])
  const left = x - 30
  const right = x + 27
  const height = 42
  const foot = y + 2
  const rise = 9
  c.path(
    polygon([
      [right, foot - 5],
      [right + 7, foot - rise - 3],
      [right + 7, foot - height - rise],
      [right, foot - height - 5],
    ]),
    mix(cream, pal.shade, 0.5),
  )
  const step = height / layers
  for (let i = 0; i < layers; i++) {
    const low = foot - i * step
    const slant = 5
    const face = (from: number, to: number, color: string): void => {
      const wave = trace(10, (t): Point => [
        left + (right - left) * t,
        low - to - slant * t + Math.sin(t * 11 + i * 2 + to) * 0.35,
      ])
      c.path(
        `M${left} ${low - from}L${right} ${low - from - slant}L${smooth(wave.toReversed()).slice(1)}Z`,
        c.linear(left, 0, right, 0, [
          [0, mix(color, pal.glow, 0.28)],
          [0.5, color],
          [1, mix(color, pal.deep, 0.24)],
        ]),
      )
    }
    face(0, step * 0.66, sponge)
    for (let n = 0; n < 26; n++) {
      const t = rand.next()
      c.ellipse(
        left + 1 + (right - left - 2) * t,
        low - rand.between(0.08, 0.58) * step - slant * t,
        rand.between(0.25, 0.7),
        rand.between(0.18, 0.4),
        mix(sponge, pal.deep, 0.3),
        { opacity: 0.55 },
      )
    }
    face(step * 0.64, step * 0.84, i % 2 ? fruit : cream)
    face(step * 0.82, step, i % 2 ? cream : mix(cream, fruit, 0.25))
  }
  c.path(
    polygon([
      [left, foot - height],
      [right, foot - height - 5],
      [right + 7, foot - height - rise],
      [left + 9, foot - height - 3.4],
    ]),
    mix(cream, pal.glow, 0.5),
  )
  const drip = trace(18, (t): Point => [
    left + (right - left) * t,
    foot - height - 5 * t + 1.6 + Math.sin(t * 40) * 1.2 + Math.sin(t * 17) * 1.3,
  ])
  c.path(`${smooth(drip)}L${right} ${foot - height - 5}L${left} ${foot - height}Z`, mix(cream, pal.glow, 0.4))
  for (let i = 0; i < 4; i++)
    berry(
      c,
      left + 15 + i * 9.5,
      foot - height - 5.8 - i * 0.7,
      rand.between(3, 4.2),
      i % 3 === 2 ? mix(pal.near, pal.deep, 0.3) : pal.accent,
    )
  sprig(c, left + 22, foot - height - 7, 22, 15, pal.leaf, 6, 30, 0.5)
  for (let i = 0; i < 3; i++)
    berry(
      c,
      x + 33 + i * 3.4 - (i === 2 ? 5 : 0),
      y - 1 + (i === 2 ? 2.4 : 0),
      2.6,
      i === 1 ? mix(pal.near, pal.deep, 0.3) : pal.accent,
    )
  fork(c, x - 41, y + 12, 74, 4)
  veil(c, c.w * 0.2, 0)
}

function fork(c: Canvas, x: number, y: number, length: number, turn: number): void {
  const { pal } = c
  const steel = mix(pal.second, pal.pale, 0.25)
  const draw = (color: string): void => {
    c.line(`M0 0H${length * 0.68}`, color, 1.1)
    c.path(
      `M${length * 0.66} -0.6C${length * 0.72} -2.6 ${length * 0.76} -2.6 ${length * 0.8} -2.6V2.6C${length * 0.76} 2.6 ${length * 0.72} 2.6 ${length * 0.66} 0.6Z`,
      color,
    )
    for (const k of [-2.1, -0.7, 0.7, 2.1]) c.line(`M${length * 0.79} ${k}H${length}`, color, 0.85)
  }
  c.group({ transform: `translate(${x + 1.2} ${y + 1.6}) rotate(${turn})`, opacity: 0.28 }, () => draw(pal.deep))
  c.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => draw(steel))
}

/** A tiered stand of small sweets. */
export function sweets(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.72
  room(c, edge)
  const x = c.cx
  const base = c.h * 0.92
  const tiers = [
    [30, base - 8],
    [23, base - 8 - c.h * 0.255],
    [15.5, base - 8 - c.h * 0.48],
  ] as const
  const tone = mix(pal.second, pal.pale, 0.3)
  shadow(c, x, base, 26, 42, 0.45)
  c.path(
    `M${x - 13} ${base}Q${x - 2} ${base - 2} ${x - 1.6} ${base - 8}H${x + 1.6}Q${x + 2} ${base - 2} ${x + 13} ${base}Q${x} ${base + 2.5} ${x - 13} ${base}Z`,
    volume(c, tone, x - 12, x + 12),
  )
  c.line(`M${x} ${base - 8}V${(tiers[2]?.[1] ?? 0) - 15}`, volume(c, tone, x - 1, x + 1.2), 1.2)
  c.ring(x, tiers[2][1] - 18, 3, tone, 0.9)
  const colors = [
    pal.accent,
    mix(pal.accent, pal.pale, 0.55),
    mix(pal.leaf, pal.pale, 0.45),
    pal.second,
    mix(pal.near, pal.pale, 0.35),
    mix(pal.sea, pal.pale, 0.4),
  ]
  tiers.forEach(([half, y], level) => {
    const kind = (level + rand.whole(0, 2)) % 3
    const size = kind === 0 ? 5.1 : kind === 1 ? 5.6 : 4.6
    for (const back of [1, 0]) {
      const count = Math.floor(((half - 2) * 2) / (size * 2)) - (back ? 1 : 0)
      for (let i = 0; i < count; i++) {
        const px = x + (i - (count - 1) / 2) * size * 2.02
        if (Math.abs(px - x) < 1.4 && back) continue
        sweet(c, px, y - (back ? 3.6 : 0.6), size, kind, colors[(i * 2 + level + back) % 6] ?? pal.accent)
      }
    }
    c.path(
      `M${x - half - 2} ${y - 1}Q${x} ${y + 3.4} ${x + half + 2} ${y - 1}Q${x + half} ${y + 2.6} ${x} ${y + 3}Q${x - half} ${y + 2.6} ${x - half - 2} ${y - 1}Z`,
      volume(c, pal.pale, x - half, x + half, 0.35),
    )
  })
  for (const side of [-1, 1]) {
    const px = x + side * 46
    if (px < 4 || px > c.w - 4) continue
    shadow(c, px, base - 2, 14, 18, 0.35)
    for (let i = 0; i < 3; i++) sweet(c, px, base - 2 - i * 6.4, 6.4, 0, colors[(i + side + 3) % 6] ?? pal.second)
  }
  for (let i = 0; i < 4; i++)
    sprig(c, x - 24 + i * 2, base + 2, -64 - i * 14, 20, mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2), 7, 12, 0.4)
  flower(c, 'rose', x - 24, base + 1, 4.6, pal.pale, 0)
  flower(c, 'dahlia', x - 17, base + 3.5, 3.4, pal.accent, 0)
  veil(c, c.w * 0.2, 0)
}

function sweet(c: Canvas, x: number, y: number, r: number, kind: number, color: string): void {
  const { pal } = c
  if (kind === 0) {
    const shell = (cy: number, up: boolean): void =>
      c.path(
        up
          ? `M${x - r} ${cy}C${x - r} ${cy - r * 0.62} ${x + r} ${cy - r * 0.62} ${x + r} ${cy}Z`
          : `M${x - r} ${cy}C${x - r} ${cy + r * 0.45} ${x + r} ${cy + r * 0.45} ${x + r} ${cy}Z`,
        volume(c, color, x - r, x + r, 0.35),
      )
    shell(y - r * 0.33, false)
    c.rect(x - r * 0.94, y - r * 0.56, r * 1.88, r * 0.26, mix(color, pal.glow, 0.72), { radius: r * 0.1 })
    shell(y - r * 0.54, true)
  } else if (kind === 1) {
    c.path(
      polygon([
        [x - r * 0.72, y - r * 0.85],
        [x + r * 0.72, y - r * 0.85],
        [x + r * 0.5, y],
        [x - r * 0.5, y],
      ]),
      volume(c, mix(pal.second, pal.deep, 0.3), x - r * 0.7, x + r * 0.7),
    )
    for (let i = 1; i < 6; i++)
      c.line(`M${x - r * 0.72 + i * r * 0.24} ${y - r * 0.85}L${x - r * 0.5 + i * r * 0.166} ${y}`, pal.deep, 0.18, {
        opacity: 0.35,
      })
    for (const [k, up] of [
      [0.82, 0.95],
      [0.62, 1.25],
      [0.36, 1.52],
    ] as const)
      c.rect(
        x - r * k,
        y - r * up - r * 0.18,
        r * k * 2,
        r * 0.4,
        volume(c, mix(color, pal.pale, 0.35), x - r * k, x + r * k, 0.3),
        { radius: r * 0.2 },
      )
    berry(c, x, y - r * 1.82, r * 0.24, pal.accent)
  } else {
    c.path(
      `M${x - r * 0.9} ${y}Q${x - r * 0.9} ${y - r * 1.5} ${x} ${y - r * 1.5}Q${x + r * 0.9} ${y - r * 1.5} ${x + r * 0.9} ${y}Z`,
      volume(c, color, x - r, x + r, 0.4),
    )
    c.line(
      `M${x - r * 0.7} ${y - r * 0.6}q${r * 0.3} ${-r * 0.4} ${r * 0.5} 0t${r * 0.5} 0t${r * 0.4} ${-r * 0.1}`,
      mix(color, pal.glow, 0.75),
      r * 0.1,
    )
    berry(c, x, y - r * 1.55, r * 0.22, pal.second)
  }
}
