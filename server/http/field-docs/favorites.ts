import { createdAt, type DocsOfFields, type FieldDoc, professionalId, replacedText } from './field-docs.ts'

const note: FieldDoc = ['Bilješka para, do 1000 znakova; null bez nje. Vidi je samo par.', 'Zvati u travnju.']

export const favoriteDocs: DocsOfFields = {
  paths: { '/favorites/{id}': ['Oznaka favorita.', 77] },
  schemas: {
    Favorite: {
      id: ['Oznaka favorita.', 77],
      professional_id: professionalId,
      created_at: createdAt,
      note,
      professional: 'Profil; null dok nije javan.',
    },
  },
  calls: {
    'POST /favorites': { body: { professional_id: professionalId, note } },
    'PUT /favorites/:id': { body: { note, replaces: replacedText } },
  },
}
