/** A structurally valid PDF with one empty page. */
export function makePdf({ title = 'Ponuda', before = '', after = '' } = {}): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Title (${title}) >>`,
  ]
  let text = `${before}%PDF-1.7\n`
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${table}\n%%EOF\n${after}`
  return Buffer.from(text, 'latin1')
}

export interface SentFile {
  content: Buffer | string
  filename?: string
  type?: string
  field?: string
}

/** The multipart body of a message, as a browser's form sends it. */
export function messageForm(files: readonly SentFile[], body?: string) {
  const boundary = 'granica-koje-u-datoteci-nema'
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const parts = files.map(({ content, filename = 'ponuda.pdf', type = 'application/octet-stream', field = 'files' }) =>
    part(`name="${field}"; filename="${filename.replaceAll('"', '%22')}"\r\nContent-Type: ${type}`, content),
  )
  return {
    body: Buffer.concat([
      ...(body === undefined ? [] : [part('name="body"', body)]),
      ...parts,
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
