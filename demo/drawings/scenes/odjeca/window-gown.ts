import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { fold, gown } from '#demo/drawings/kit/cloth.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sun, veil } from '#demo/drawings/kit/light.ts'
import { archway, polygon } from '#demo/drawings/kit/paths.ts'
import { cypress, hills, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { cloths } from './parts.ts'

/** A gown hanging in an arched window. */
export function windowGown(c: Canvas): void {
  const { pal, rand } = c
  const floor = c.h * 0.86
  const lx = c.cx + rand.between(-14, 14)
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(pal.far, pal.skyLow, 0.35)],
      [1, mix(pal.far, pal.near, 0.25)],
    ]),
  )
  const width = Math.min(c.w * 0.56, 62)
  const height = floor * 0.93
  c.path(archway(c.cx, floor, width + 7, height + 3.5), mix(pal.pale, pal.shade, 0.3))
  c.clip(archway(c.cx, floor, width, height), () => {
    c.fill(
      c.linear(0, 0, 0, floor, [
        [0, pal.skyTop],
        [0.75, pal.skyLow],
        [1, pal.skyLow],
      ]),
    )
    if (pal.dark) stars(c, c.h * 0.5, 60)
    sun(c, lx, c.h * 0.46, 16)
    hills(c, floor * 0.8, 16, mix(pal.far, pal.skyLow, 0.3))
    sea(c, floor * 0.8, floor, lx)
    for (const k of [-0.42, -0.34, 0.4]) cypress(c, c.cx + k * width, floor, c.h * rand.between(0.26, 0.36), pal.leaf)
  })
  const frame = mix(pal.pale, pal.glow, 0.3)
  c.rect(c.cx - width / 2, floor - height * 0.52, width, 0.9, frame)
  c.line(archway(c.cx, floor, width, height).replace('Z', ''), frame, 1.2)
  c.rect(
    -1,
    floor,
    c.w + 2,
    c.h,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.shade, pal.near, 0.25)],
      [1, mix(pal.shade, pal.near, 0.55)],
    ]),
  )
  c.path(
    polygon([
      [c.cx - width * 0.45, floor],
      [c.cx + width * 0.45, floor],
      [c.cx + width * 0.8, c.h + 1],
      [c.cx - width * 0.4, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.4 },
  )
  for (const side of [-1, 1])
    curtain(c, c.cx + side * (width / 2 + 11), side, floor + 3, mix(pal.pale, pal.skyLow, 0.35))
  const top = c.h * 0.2
  const x = c.cx + rand.between(-4, 4)
  c.line(`M${x} ${floor - height + 2}V${top - 7}`, mix(pal.second, pal.deep, 0.3), 0.4)
  c.line(
    `M${x} ${top - 6}q-2 -3 0 -4.4q2.4 0.4 1.4 2.6L${x} ${top - 4}L${x - 8.5} ${top + 0.6}M${x} ${top - 4}L${x + 8.5} ${top + 0.6}`,
    mix(pal.second, pal.deep, 0.35),
    0.8,
  )
  const tall = floor - top + 4
  c.ellipse(x + 4, floor + 5, tall * 0.36, 3.4, pal.deep, { opacity: 0.28 })
  gown(c, {
    x,
    top: top + 1,
    height: tall,
    spread: tall * rand.between(0.26, 0.34),
    color: cloths(c),
    straps: true,
    train: rand.between(6, 18),
  })
  veil(c, lx, c.h * 0.4)
}

function curtain(c: Canvas, x: number, side: number, floor: number, color: string): void {
  for (let i = 0; i < 4; i++) {
    const px = x + side * i * 3.6
    c.path(
      `M${px - 3} -1C${px - 2} ${floor * 0.4} ${px - side * 5} ${floor * 0.5} ${px - 3} ${floor}H${px + 3}C${px + 3 - side * 5} ${floor * 0.5} ${px + 4} ${floor * 0.4} ${px + 3} -1Z`,
      fold(c, color, px - 4, px + 4, 0.35),
    )
  }
}
