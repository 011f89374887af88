import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, bouquet, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { leafPath, smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'

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
