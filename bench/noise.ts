import sharp from 'sharp'

const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma } },
  })

/** A noise picture, different for each number, which no encoder can compress well. */
export const makeNoise = (number: number): Promise<Buffer> =>
  noise(800 + number, 600, 50)
    .jpeg()
    .toBuffer()

/** Shapes and grain, different for each number: for an encoder similar to a photograph, about 50 kB at 640 pixels. */
export async function makePhotograph(number: number): Promise<Buffer> {
  const [width, height] = [1600 + number, 1200]
  const shapes = await noise(160, 120, 60).png().toBuffer()
  const grain = await noise(width, height, 12).png().toBuffer()
  const enlarged = await sharp(shapes).resize(width, height, { kernel: 'cubic', fit: 'fill' }).png().toBuffer()
  return sharp(enlarged)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}
