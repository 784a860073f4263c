"""A small TensorFlow Lite reader for the tensors and operators of a plain CNN.

Reads the few required schema fields directly (names, shapes and weights of some sixty convolutions), because the
TensorFlow package is two orders of magnitude larger. Field numbers follow the public `schema.fbs` of TensorFlow
Lite.
"""
import struct
from typing import Any, Dict, List, Optional

import numpy as np

CONV, DEPTHWISE = 3, 4
FLOAT32, FLOAT16 = 0, 1


class _Table:
    """A flatbuffer table. `at(k)` is the position of field k, or 0 if it is omitted."""

    def __init__(self, buf: bytes, pos: int):
        self.buf, self.pos = buf, pos
        self.vtable = pos - struct.unpack_from("<i", buf, pos)[0]
        self.fields = (struct.unpack_from("<H", buf, self.vtable)[0] - 4) // 2

    def at(self, k: int) -> int:
        if k >= self.fields:
            return 0
        off = struct.unpack_from("<H", self.buf, self.vtable + 4 + 2 * k)[0]
        return self.pos + off if off else 0

    def scalar(self, k: int, fmt: str, default: int = 0) -> int:
        p = self.at(k)
        return struct.unpack_from("<" + fmt, self.buf, p)[0] if p else default

    def _vector(self, k: int):
        p = self.at(k)
        if not p:
            return 0, 0
        v = p + struct.unpack_from("<I", self.buf, p)[0]
        return struct.unpack_from("<I", self.buf, v)[0], v + 4

    def ints(self, k: int) -> List[int]:
        n, p = self._vector(k)
        return list(struct.unpack_from("<%di" % n, self.buf, p)) if n else []

    def raw(self, k: int) -> bytes:
        n, p = self._vector(k)
        return self.buf[p:p + n]

    def text(self, k: int) -> str:
        return self.raw(k).decode("utf8")

    def tables(self, k: int) -> List["_Table"]:
        n, p = self._vector(k)
        out = []
        for i in range(n):
            q = p + 4 * i
            out.append(_Table(self.buf, q + struct.unpack_from("<I", self.buf, q)[0]))
        return out


def read(buf: bytes) -> Dict[str, Any]:
    """Return the main subgraph: `ops` (code, inputs, outputs), `names`, `shapes` and `weights(i)` as float32."""
    model = _Table(buf, struct.unpack_from("<I", buf, 0)[0])
    codes = [max(t.scalar(0, "b"), t.scalar(3, "i")) for t in model.tables(1)]
    graph = model.tables(2)[0]
    buffers = model.tables(4)
    tensors = graph.tables(0)
    ops = [{"code": codes[t.scalar(0, "I")], "in": t.ints(1), "out": t.ints(2)} for t in graph.tables(3)]
    source = {}  # float16 weights reach a convolution through a DEQUANTIZE operator
    for op in ops:
        if op["code"] == 6:
            source[op["out"][0]] = op["in"][0]

    def weights(i: int) -> Optional[np.ndarray]:
        t = tensors[source.get(i, i)]
        kind = t.scalar(1, "b")
        data = buffers[t.scalar(2, "I")].raw(0)
        if not data:
            return None
        dtype = {FLOAT32: np.float32, FLOAT16: np.float16}[kind]
        return np.frombuffer(data, dtype).astype(np.float32).reshape(t.ints(0))

    return {"ops": ops, "names": [t.text(3) for t in tensors], "shapes": [t.ints(0) for t in tensors], "weights": weights}
