export const categoryName = (category: { name: string } | null) => category?.name ?? 'Nekategorizirano'
