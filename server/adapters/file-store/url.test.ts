import { expect, test } from 'vitest'
import { parseStorageUrl } from './url.ts'

test.each([
  [
    's3://key:secret@s3.eu-central-1.amazonaws.com/slike?region=eu-central-1',
    { endpoint: 'https://s3.eu-central-1.amazonaws.com', region: 'eu-central-1', bucket: 'slike', folder: '' },
  ],
  [
    's3://key:secret@127.0.0.1:9000/slike?tls=off',
    { endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', bucket: 'slike', folder: '' },
  ],
  [
    's3://key:secret@[::1]:9000/moj.bucket-1/zauvijek/slike/?tls=on',
    { endpoint: 'https://[::1]:9000', region: 'us-east-1', bucket: 'moj.bucket-1', folder: 'zauvijek/slike/' },
  ],
])('%s', (url, place) => {
  expect(parseStorageUrl(url)).toEqual({ ...place, accessKeyId: 'key', secretAccessKey: 'secret' })
})

test('signs that an address cannot hold are written as codes', () => {
  expect(parseStorageUrl('s3://AK%2FA:a%2Fb%2Bc%3D@host/slike')).toMatchObject({
    accessKeyId: 'AK/A',
    secretAccessKey: 'a/b+c=',
  })
})

test.each([
  '',
  'slike',
  'https://key:secret@host/slike',
  's3:///slike',
  's3://host/slike',
  's3://key@host/slike',
  's3://:secret@host/slike',
  's3://key:secret@host',
  's3://key:secret@host/',
  's3://key:secret@host/Slike',
  's3://key:secret@host/x',
  's3://key:secret@host/slike/../druga%2F',
  's3://key:secret@host/slike//x',
  's3://key:secret@host/slike?tls=maybe',
  's3://key:secret@host/slike?region=EU%20west',
  's3://key:secret@host/slike?regoin=eu',
  's3://key:secret@host/slike#x',
  's3://key:%zz@host/slike',
])('%s is none', (url) => {
  expect(parseStorageUrl(url)).toBeNull()
})
