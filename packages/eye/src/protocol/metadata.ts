import { IMAGE_INPUT, MODEL_NAME, OUTPUTS, SERVER_NAME } from './model.ts'

/** Metadata of the server, at `/v2`. */
export const serverMetadata = (release: string) => ({
  name: SERVER_NAME,
  version: release,
  extensions: ['binary_tensor_data'],
})

/** Metadata of the model, at `/v2/models/endcap-eye`. */
export const modelMetadata = (version: string) => ({
  name: MODEL_NAME,
  versions: [version],
  platform: SERVER_NAME,
  inputs: [IMAGE_INPUT],
  outputs: OUTPUTS,
})
