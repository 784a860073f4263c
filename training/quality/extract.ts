// Runs a model over pictures in Endcap's geometry and stores one output of each.
// usage: node training/quality/extract.ts LIST.txt MODEL.onnx OUTPUT OUT.f32
// LIST.txt has one path per line. OUT.f32 has one row of float32 per picture.
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { InferenceSession, Tensor } from '../../packages/vision/src/inference.ts'
import { toMultiple } from '../../packages/vision/src/network-input.ts'
import { type Rgb, resizeRgb } from '../../packages/vision/src/raster.ts'

const AREA_SIDE_PX = 512
const [list, model, output, out] = process.argv.slice(2)
if (!list || !model || !output || !out)
  throw new Error('usage: extract.ts LIST.txt MODEL.onnx OUTPUT OUT.f32')
const paths = readFileSync(list, 'utf8').trim().split('\n')
const session = await InferenceSession.create(model, { intraOpNumThreads: 1 })
const rows: Buffer[] = []
for (const path of paths) {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(1, AREA_SIDE_PX / Math.sqrt(info.width * info.height))
  const [width, height] = [toMultiple(info.width * scale, 32, 128), toMultiple(info.height * scale, 32, 128)]
  const picture = await resizeRgb({ data, width: info.width, height: info.height }, width, height)
  const input = new Tensor('float32', planar(picture), [1, 3, height, width])
  const values = (await session.run({ input }))[output]?.data
  if (!(values instanceof Float32Array)) throw new Error(`The model returned no output "${output}"`)
  rows.push(Buffer.from(values.buffer, values.byteOffset, values.byteLength))
  if (rows.length % 200 === 0) console.log(`${rows.length} of ${paths.length}`)
}
await writeFile(out, Buffer.concat(rows))

/** Scales the channels to 0–1 and lays one after the other, as networks take images before their conversion. */
function planar({ data }: Rgb): Float32Array {
  const pixels = data.length / 3
  return Float32Array.from({ length: data.length }, (_, index) => {
    const plane = Math.floor(index / pixels)
    return (data[3 * (index % pixels) + plane] ?? 0) / 255
  })
}
