import { createdAt, type DocsOfFields, type FieldDoc, professionalId, updatedAt } from './field-docs.ts'

const alt: FieldDoc = ['Kratak opis za one koji sliku ne vide; null bez njega.', 'Mladenci na rivi u suton']

/** The smallest picture there is. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const mediaDocs: DocsOfFields = {
  paths: {
    '/media/{id}': ['Oznaka slike.', 120],
    '/media/{file}': [
      'Naziv datoteke: „hash”, širina u pikselima i vrsta.',
      '3f9a1c0b7d2e4856a1b2c3d4e5f60718-960.webp',
    ],
  },
  schemas: {
    Media: {
      id: ['Oznaka slike.', 120],
      professional_id: professionalId,
      filename: ['Naziv datoteke.', '3f9a1c0b7d2e4856a1b2c3d4e5f60718-1600.webp'],
      url: ['Slika u najvećoj širini, WebP.', '/media/3f9a1c0b7d2e4856a1b2c3d4e5f60718-1600.webp'],
      type: ['Uvijek „image”.', 'image'],
      alt,
      width: ['Širina cijele slike u pikselima.', 1600],
      height: ['Visina cijele slike u pikselima.', 1067],
      hash: [
        'Sažetak sadržaja, početak svake adrese: /media/{hash}-{širina}.{avif|webp}.',
        '3f9a1c0b7d2e4856a1b2c3d4e5f60718',
      ],
      widths: ['Širine u kojima slika postoji, u pikselima.', [320, 640, 960, 1600]],
      created_at: createdAt,
      updated_at: updatedAt,
    },
  },
  calls: {
    'POST /media': { body: { image: ['JPEG ili PNG do 5 MB: datoteka, ili u JSON-u adresa „data:”.', picture] } },
    'PUT /media/order': {
      body: { ids: ['Oznake svih slika portfelja, svaka jednom, u novom redoslijedu.', [120, 118, 119]] },
    },
    'PUT /media/:id': { body: { alt } },
  },
}
