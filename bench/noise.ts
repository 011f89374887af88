import sharp from 'sharp'

/** A picture of noise, of its own for each number, which no encoder makes small. */
export const makeNoise = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 800 + number,
      height: 600,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer()
