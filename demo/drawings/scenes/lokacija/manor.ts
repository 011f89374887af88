import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { archway, polygon } from '#demo/drawings/kit/paths.ts'
import { clouds, cypress, hills, stars } from '#demo/drawings/kit/scenery.ts'

/** A manor with a stair, seen along its cypress alley. */
export function manor(c: Canvas): void {
  const { pal, rand } = c
  const ground = c.h * 0.6
  const lightX = c.w * 0.22
  sky(c, lightX, ground * 0.3, 90)
  if (pal.dark) stars(c, ground * 0.6, 60)
  sun(c, lightX, ground * 0.3, 8)
  clouds(c, 6, ground * 0.5, 4)
  hills(c, ground, 22, mix(pal.far, pal.skyLow, 0.3))
  hills(c, ground, 12, mix(pal.leaf, pal.far, 0.4))
  const width = Math.min(c.w * 0.62, 74)
  const left = c.cx - width / 2
  const height = 27
  const wall = mix(pal.pale, pal.second, rand.between(0, 0.25))
  const roof = mix(pal.accent, pal.deep, 0.15)
  c.rect(
    left,
    ground - height,
    width,
    height,
    c.linear(left, 0, left + width, 0, [
      [0, mix(wall, pal.glow, 0.4)],
      [1, mix(wall, pal.deep, 0.22)],
    ]),
  )
  c.path(
    polygon([
      [left - 2, ground - height],
      [left + 6, ground - height - 10],
      [left + width - 6, ground - height - 10],
      [left + width + 2, ground - height],
    ]),
    c.linear(left, 0, left + width, 0, [
      [0, roof],
      [1, mix(roof, pal.deep, 0.4)],
    ]),
  )
  c.rect(left - 1.5, ground - height - 0.4, width + 3, 1.2, mix(pal.pale, pal.shade, 0.3))
  c.path(
    polygon([
      [c.cx - 12, ground - height],
      [c.cx, ground - height - 11],
      [c.cx + 12, ground - height],
    ]),
    mix(wall, pal.glow, 0.3),
  )
  c.circle(c.cx, ground - height - 4, 1.8, mix(pal.near, pal.deep, 0.3))
  c.rect(c.cx - 11, ground - height, 22, height, mix(wall, pal.glow, 0.3))
  const glass = pal.dark ? pal.second : mix(pal.near, pal.deep, 0.3)
  const bays = 9
  for (let i = 0; i < bays; i++) {
    const x = left + (width * (i + 0.5)) / bays
    c.path(archway(x, ground - height * 0.56, width * 0.045, 7), glass)
    if (Math.abs(i - 4) > 0) c.path(archway(x, ground - 3, width * 0.05, 9), glass)
  }
  c.path(archway(c.cx, ground, 6, 12), mix(pal.accent, pal.deep, 0.5))
  c.rect(
    -1,
    ground,
    c.w + 2,
    c.h,
    c.linear(0, ground, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.35)],
      [1, mix(pal.leaf, pal.deep, 0.4)],
    ]),
  )
  for (let i = 0; i < 4; i++)
    c.rect(c.cx - 12 - i * 1.6, ground + i * 1.2, 24 + i * 3.2, 1.2, i % 2 ? mix(pal.shade, pal.deep, 0.1) : pal.pale)
  c.path(
    polygon([
      [c.cx - 9, ground + 4.8],
      [c.cx + 9, ground + 4.8],
      [c.cx + 32, c.h + 1],
      [c.cx - 32, c.h + 1],
    ]),
    c.linear(0, ground, 0, c.h, [
      [0, pal.pale],
      [1, mix(pal.shade, pal.near, 0.25)],
    ]),
  )
  const pool = ground + (c.h - ground) * 0.5
  c.ellipse(c.cx, pool + 0.9, 15, 4.6, mix(pal.shade, pal.deep, 0.4))
  c.ellipse(c.cx, pool, 15, 4.6, pal.pale)
  c.ellipse(c.cx, pool + 0.4, 12.8, 3.6, mix(pal.sea, pal.skyLow, 0.25))
  for (const k of [-1, 1]) c.line(`M${c.cx} ${pool - 9}q${k * 5} -3 ${k * 7} 9`, pal.glow, 0.4, { opacity: 0.9 })
  c.line(`M${c.cx} ${pool}v-9`, pal.glow, 0.5)
  for (let row = 0; row < 4; row++) {
    const t = (row + 0.4) / 4
    const y = ground + 5 + (c.h - ground) * t ** 1.35
    for (const side of [-1, 1]) {
      const x = c.cx + side * (17 + t * c.w * 0.33)
      shadow(c, x, y, 4 + t * 5, 12 + t * 12, 0.35)
      cypress(c, x, y, 20 + t * 42, pal.leaf)
    }
  }
  veil(c, lightX, ground * 0.3)
}
