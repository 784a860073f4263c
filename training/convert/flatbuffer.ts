// Reads FlatBuffers, the container of TensorFlow Lite, without generated code.
// Source: flatbuffers.dev/internals. A table starts with the distance back to its vtable, which stores each
// field's offset from the table's start, or 0 for a field with its default value.

export type Table = ReturnType<typeof tableAt>

/** Returns the root table of a FlatBuffer. */
export const rootTable = (bytes: Buffer): Table => tableAt(bytes, bytes.readUInt32LE(0))

function tableAt(bytes: Buffer, start: number) {
  const vtable = start - bytes.readInt32LE(start)
  const fields = (bytes.readUInt16LE(vtable) - 4) / 2

  /** Returns the position of the field's value, or undefined for the default value. */
  function place(field: number): number | undefined {
    const offset = field < fields ? bytes.readUInt16LE(vtable + 4 + 2 * field) : 0
    return offset > 0 ? start + offset : undefined
  }

  function vector(field: number): { length: number; start: number } {
    const at = place(field)
    if (at === undefined) return { length: 0, start: 0 }
    const target = at + bytes.readUInt32LE(at)
    return { length: bytes.readUInt32LE(target), start: target + 4 }
  }

  function int8(field: number): number {
    const at = place(field)
    return at === undefined ? 0 : bytes.readInt8(at)
  }

  function int32(field: number): number {
    const at = place(field)
    return at === undefined ? 0 : bytes.readInt32LE(at)
  }

  function table(field: number): Table | undefined {
    const at = place(field)
    return at === undefined ? undefined : tableAt(bytes, at + bytes.readUInt32LE(at))
  }

  function tables(field: number): Table[] {
    const { length, start: first } = vector(field)
    return Array.from({ length }, (_, index) => {
      const at = first + 4 * index
      return tableAt(bytes, at + bytes.readUInt32LE(at))
    })
  }

  function int32s(field: number): number[] {
    const { length, start: first } = vector(field)
    return Array.from({ length }, (_, index) => bytes.readInt32LE(first + 4 * index))
  }

  function byteVector(field: number): Buffer {
    const { length, start: first } = vector(field)
    return bytes.subarray(first, first + length)
  }

  return { int8, int32, table, tables, int32s, bytes: byteVector }
}
