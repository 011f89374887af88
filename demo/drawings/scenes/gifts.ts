import { box, type Canvas, polygon } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { flower, spike, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { bow, branchShadow } from '#demo/drawings/kit/props.ts'

/** Small jars, sachets and bottles with tags: thanks for the guests. */
export function favours(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.68
  room(c, edge)
  branchShadow(c, c.w * 0.03, -4, 145, 48)
  const back = c.h * 0.8
  const frontY = c.h * 0.9
  const count = c.tall ? 3 : 4
  const step = (c.tall ? 78 : 108) / count
  const start = rand.whole(0, 2)
  for (let i = 0; i < count; i++)
    favour(c, c.cx + (i - (count - 1) / 2) * step, back, 34 + rand.between(-2, 4), (start + i) % 3, i)
  for (let i = 0; i < count - 1; i++)
    favour(c, c.cx + (i - (count - 2) / 2) * step, frontY + 2, 25 + rand.between(-1, 3), (start + i + 2) % 3, i + 2)
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      spike(c, c.cx + side * (c.tall ? 40 : 55), frontY + 2 - i, side * (-64 - i * 12), 26, mix(pal.near, pal.far, 0.4))
  veil(c, c.w * 0.2, 0)
}

function favour(c: Canvas, x: number, y: number, s: number, kind: number, n: number): void {
  const { pal } = c
  const inks = [pal.accent, pal.second, mix(pal.leaf, pal.second, 0.3), mix(pal.accent, pal.second, 0.5)]
  const ink = inks[n % 4] ?? pal.accent
  shadow(c, x, y, s * 0.56, s * 0.7, 0.36)
  if (kind === 0) {
    const w = s * 0.3
    const shape = `M${x - w} ${y - s * 0.04}V${y - s * 0.5}Q${x - w} ${y - s * 0.6} ${x - w * 0.8} ${y - s * 0.62}H${x + w * 0.8}Q${x + w} ${y - s * 0.6} ${x + w} ${y - s * 0.5}V${y - s * 0.04}Q${x} ${y + s * 0.03} ${x - w} ${y - s * 0.04}Z`
    c.path(shape, volume(c, mix(pal.second, pal.accent, 0.18), x - w, x + w, 0.35))
    c.rect(x - w * 0.8, y - s * 0.56, w * 0.22, s * 0.48, pal.glow, { opacity: 0.5, radius: w * 0.1 })
    c.path(
      `M${x - w * 1.05} ${y - s * 0.55}Q${x - w * 1.1} ${y - s * 0.8} ${x} ${y - s * 0.8}Q${x + w * 1.1} ${y - s * 0.8} ${x + w * 1.05} ${y - s * 0.55}Q${x + w * 0.5} ${y - s * 0.5} ${x} ${y - s * 0.55}Q${x - w * 0.5} ${y - s * 0.5} ${x - w * 1.05} ${y - s * 0.55}Z`,
      volume(c, ink, x - w, x + w, 0.35),
    )
    for (let i = 0; i < 9; i++)
      c.circle(x - w * 0.75 + ((i * 0.62) % 1.5) * w, y - s * (0.6 + (i % 3) * 0.07), s * 0.012, pal.glow)
    c.line(
      `M${x - w} ${y - s * 0.6}Q${x} ${y - s * 0.56} ${x + w} ${y - s * 0.6}`,
      mix(pal.second, pal.deep, 0.35),
      s * 0.022,
    )
  } else if (kind === 1) {
    const w = s * 0.3
    for (let i = 0; i < 5; i++) spike(c, x, y - s * 0.66, (i - 2) * 13, s * 0.46, mix(pal.near, pal.far, 0.35))
    c.path(
      `M${x - w * 0.9} ${y}C${x - w * 1.3} ${y - s * 0.3} ${x - w * 0.7} ${y - s * 0.5} ${x - w * 0.34} ${y - s * 0.62}L${x - w * 0.7} ${y - s * 0.82}Q${x} ${y - s * 0.76} ${x + w * 0.7} ${y - s * 0.82}L${x + w * 0.34} ${y - s * 0.62}C${x + w * 0.7} ${y - s * 0.5} ${x + w * 1.3} ${y - s * 0.3} ${x + w * 0.9} ${y}Q${x} ${y + s * 0.05} ${x - w * 0.9} ${y}Z`,
      volume(c, mix(pal.pale, pal.shade, 0.3), x - w * 1.1, x + w * 1.1, 0.35),
    )
    for (const k of [-0.5, -0.15, 0.25, 0.55])
      c.line(
        `M${x + w * k * 0.5} ${y - s * 0.6}Q${x + w * k * 1.4} ${y - s * 0.4} ${x + w * k * 1.3} ${y - s * 0.1}`,
        mix(pal.shade, pal.deep, 0.25),
        0.25,
        { opacity: 0.7 },
      )
    bow(c, x, y - s * 0.63, s * 0.17, ink, 0.8)
  } else {
    const w = s * 0.17
    c.path(
      `M${x - w} ${y}V${y - s * 0.56}Q${x - w} ${y - s * 0.68} ${x - w * 0.4} ${y - s * 0.72}V${y - s * 0.92}H${x + w * 0.4}V${y - s * 0.72}Q${x + w} ${y - s * 0.68} ${x + w} ${y - s * 0.56}V${y}Q${x} ${y + s * 0.03} ${x - w} ${y}Z`,
      volume(c, mix(pal.leaf, pal.second, 0.35), x - w, x + w, 0.45),
    )
    c.rect(x - w * 0.7, y - s * 0.6, w * 0.24, s * 0.54, pal.glow, { opacity: 0.45, radius: w * 0.1 })
    c.rect(x - w * 0.46, y - s, w * 0.92, s * 0.1, volume(c, mix(pal.second, pal.deep, 0.4), x - w * 0.5, x + w * 0.5))
    sprig(c, x + w * 0.1, y - s * 0.66, 168, s * 0.36, mix(pal.leaf, pal.glow, 0.35), 6, 12, 0.4)
    c.line(`M${x - w * 0.5} ${y - s * 0.74}H${x + w * 0.5}`, ink, s * 0.04)
  }
  c.line(
    `M${x + s * 0.05} ${y - s * 0.6}Q${x + s * 0.14} ${y - s * 0.5} ${x + s * 0.12} ${y - s * 0.42}`,
    mix(pal.second, pal.deep, 0.35),
    0.3,
  )
  c.at(x + s * 0.12, y - s * 0.42, 8 - n * 5, 1, () => {
    const t = s * 0.11
    c.path(
      polygon([
        [0, -t * 0.4],
        [t, t * 0.4],
        [t, t * 2.1],
        [-t, t * 2.1],
        [-t, t * 0.4],
      ]),
      pal.deep,
      { opacity: 0.25, transform: 'translate(0.5 0.7)' },
    )
    c.path(
      polygon([
        [0, -t * 0.4],
        [t, t * 0.4],
        [t, t * 2.1],
        [-t, t * 2.1],
        [-t, t * 0.4],
      ]),
      mix(pal.pale, pal.glow, 0.4),
    )
    c.circle(0, t * 0.3, t * 0.16, mix(pal.second, pal.deep, 0.3))
    c.path(
      `M0 ${t * 1.75}C${-t * 0.9} ${t * 1.1} ${-t * 0.5} ${t * 0.6} 0 ${t * 1}C${t * 0.5} ${t * 0.6} ${t * 0.9} ${t * 1.1} 0 ${t * 1.75}Z`,
      pal.accent,
    )
  })
}

/** Wrapped boxes one on another. */
export function gifts(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.76
  room(c, edge)
  branchShadow(c, c.w * 0.97, -4, 218, 46)
  const y = c.h * 0.9
  const papersHere = [
    pal.accent,
    mix(pal.pale, pal.second, 0.25),
    pal.near,
    mix(pal.leaf, pal.pale, 0.25),
    mix(pal.sea, pal.pale, 0.25),
    pal.second,
  ]
  const start = rand.whole(0, 5)
  const tone = (i: number): string => papersHere[(start + i) % 6] ?? pal.accent
  const x = c.cx - (c.tall ? 6 : 14) + rand.between(-3, 3)
  shadow(c, x, y, 52, 40, 0.45)
  let top = y
  const sizes: readonly (readonly [number, number])[] = [
    [52, 26],
    [39, 21],
    [27, 16],
  ]
  sizes.forEach(([w, h], i) => {
    const dx = i === 0 ? 0 : rand.between(-3, 3)
    top -= h
    gift(c, x + dx, top + h, w, h, tone(i), tone(i + 2), i + start)
  })
  bow(c, x, top - 1, 13, tone(4), 0.34)
  const sx = x + (c.tall ? 38 : 46)
  shadow(c, sx, y + 4, 26, 30, 0.4)
  gift(c, sx, y + 4, 25, 25, tone(3), tone(5), start + 2)
  bow(c, sx, y - 22, 9.5, tone(5), 0.36)
  if (!c.tall) {
    const lx = x - 43
    shadow(c, lx, y + 3, 17, 18, 0.35)
    gift(c, lx, y + 3, 17, 34, tone(4), tone(1), start + 1)
    bow(c, lx, y - 32, 7, tone(1), 0.4)
  }
  for (let i = 0; i < 3; i++)
    sprig(c, x - 26, y + 3, -62 - i * 16, 22, mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2), 8, 10, 0.4)
  flower(c, 'rose', x - 28, y + 1, 5.4, pal.pale, 0)
  flower(c, 'daisy', x - 21, y + 4, 3.4, pal.second, 0)
  veil(c, c.w * 0.2, 0)
}

function gift(c: Canvas, x: number, y: number, w: number, h: number, paper: string, tie: string, kind: number): void {
  const { pal } = c
  c.rect(x - w / 2, y - h, w, h, volume(c, paper, x - w / 2, x + w / 2, 0.38))
  c.clip(box(x - w / 2, y - h, w, h), () => {
    const faint = mix(paper, pal.glow, 0.4)
    if (kind % 3 === 0)
      for (let i = 0; i < w / 3.4; i++) c.line(`M${x - w / 2 + i * 3.4} ${y - h}V${y}`, faint, 0.5, { opacity: 0.5 })
    else if (kind % 3 === 1)
      for (let r = 0; r < h / 4; r++)
        for (let i = 0; i < w / 5; i++)
          c.circle(x - w / 2 + 2 + i * 5 + (r % 2) * 2.5, y - h + 2 + r * 4, 0.6, faint, { opacity: 0.8 })
    else for (let i = 0; i < w / 8 + 1; i++) sprig(c, x - w / 2 + i * 8, y - h * 0.1, 16, h * 0.7, faint, 5, 12, 0.36)
  })
  c.rect(x - w * 0.075, y - h, w * 0.15, h, volume(c, tie, x - w * 0.075, x + w * 0.075, 0.3))
  c.rect(
    x - w / 2 - 0.8,
    y - h - 0.4,
    w + 1.6,
    Math.min(4.4, h * 0.2),
    volume(c, mix(paper, pal.glow, 0.1), x - w / 2, x + w / 2, 0.4),
    { radius: 0.5 },
  )
  c.rect(x - w * 0.075, y - h - 0.4, w * 0.15, Math.min(4.4, h * 0.2), mix(tie, pal.glow, 0.15))
}
