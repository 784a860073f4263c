"""Drives an eye with Triton's HTTP client: metadata, health, binary tensors, and requests that it must refuse."""

import json
import os

import numpy
import tritonclient.http as triton
from tritonclient.utils import InferenceServerException

MODEL = "endcap-eye"
VERSION = os.environ["VERSION"]
HEADERS = {"Authorization": "Bearer " + os.environ["TOKEN"]}
with open(os.environ["IMAGE"], "rb") as file:
    IMAGE = file.read()

client = triton.InferenceServerClient(os.environ["URL"].removeprefix("http://"))


def image_input(elements=(IMAGE,), name="image"):
    tensor = triton.InferInput(name, [len(elements)], "BYTES")
    tensor.set_data_from_numpy(numpy.array(elements, dtype=object), binary_data=True)
    return tensor


def infer(inputs, outputs=(), headers=HEADERS, version=""):
    requested = [triton.InferRequestedOutput(name, binary_data=True) for name in outputs]
    return client.infer(MODEL, inputs, outputs=requested or None, headers=headers, model_version=version)


def refuses(what, status, attempt):
    try:
        attempt()
    except InferenceServerException as error:
        assert status in str(error.status()), f"{what}: {error.status()} {error.message()}"
        print(f"refuses {what}: {error.status()}, {error.message()}")
        return
    raise AssertionError(f"{what} is not refused")


assert client.is_server_live()
assert client.is_server_ready()
assert client.is_model_ready(MODEL, headers=HEADERS)
server = client.get_server_metadata(headers=HEADERS)
assert "binary_tensor_data" in server["extensions"], server
model = client.get_model_metadata(MODEL, headers=HEADERS)
assert model["versions"] == [VERSION], model
assert [tensor["name"] for tensor in model["outputs"]] == ["facts", "mask", "pixels"], model
print(f"metadata of {server['name']} {server['version']}: {MODEL} {VERSION}")

result = infer([image_input()], ["facts", "mask", "pixels"], version=VERSION)
facts = json.loads(result.as_numpy("facts")[0])
mask = result.as_numpy("mask")
pixels = result.as_numpy("pixels")
assert facts["version"] == VERSION
assert pixels.shape == (facts["file"]["heightPx"], facts["file"]["widthPx"], 3), pixels.shape
assert mask.dtype == numpy.float32 and 0 <= mask.min() <= mask.max() <= 1
print(f"binary tensors: {len(facts)} facts, mask {mask.shape}, pixels {pixels.shape}")
alone = infer([image_input()])
assert json.loads(alone.as_numpy("facts")[0]) == facts
print("facts alone, by default, are the same")

number = triton.InferInput("image", [1], "FP32")
number.set_data_from_numpy(numpy.zeros(1, dtype=numpy.float32), binary_data=True)
text = triton.InferInput("image", [1], "BYTES")
text.set_data_from_numpy(numpy.array([b"text"], dtype=object), binary_data=False)
refuses("two images", "400", lambda: infer([image_input([IMAGE, IMAGE])]))
refuses("a number", "400", lambda: infer([number]))
refuses("JSON for bytes", "400", lambda: infer([text]))
refuses("another input", "400", lambda: infer([image_input(name="picture")]))
refuses("another output", "400", lambda: infer([image_input()], ["score"]))
refuses("a file that is no image", "422", lambda: infer([image_input([b"this is no image"])]))
refuses("30 MB", "413", lambda: infer([image_input([b"0" * 30_000_000])]))
refuses("a wrong token", "401", lambda: infer([image_input()], headers={"Authorization": "Bearer wrong"}))
refuses("another version", "404", lambda: infer([image_input()], version="vision-1"))
assert client.is_server_ready()
print("ok")
