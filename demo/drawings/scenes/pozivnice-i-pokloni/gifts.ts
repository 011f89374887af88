import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { flower, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { box } from '#demo/drawings/kit/paths.ts'
import { bow, branchShadow } from '#demo/drawings/kit/props.ts'

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
