import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { measureBackground } from '../src/measure/background.ts'
import { measureCast } from '../src/measure/color-cast.ts'
import { measureCut } from '../src/measure/cut.ts'
import { measureEdgeDirections, settleTilt, turnOf } from '../src/measure/edge-directions.ts'
import { measureEdgeWidth } from '../src/measure/edge-width.ts'
import { findGround, isAt } from '../src/measure/ground.ts'
import { divideRegions } from '../src/measure/regions.ts'
import { measureTilt } from '../src/measure/tilt.ts'
import { measureTone } from '../src/measure/tone.ts'
import { measureTrueResolution } from '../src/measure/true-resolution.ts'
import { luminance, type Plane, type Rgb } from '../src/raster.ts'
import { findBanners } from '../src/text/find-banners.ts'

const SIDE = 320

/** Returns a mask that is 1 where `isInside` holds, for points in shares of the frame. */
function maskOf(isInside: (x: number, y: number) => boolean): { mask: Plane; inside: Uint8Array } {
  const inside = Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) =>
    Number(isInside(((pixel % SIDE) + 0.5) / SIDE, (Math.floor(pixel / SIDE) + 0.5) / SIDE)),
  )
  return { mask: { data: Float32Array.from(inside), width: SIDE, height: SIDE }, inside }
}

type Color = readonly [number, number, number]

function imageOf(side: number, colorAt: (x: number, y: number) => Color): Rgb {
  const data = new Uint8Array(3 * side * side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) data.set(colorAt((x + 0.5) / side, (y + 0.5) / side), 3 * (y * side + x))
  return { data, width: side, height: side }
}

const between = (value: number, from: number, to: number): boolean => value > from && value < to
const turned = (x: number, y: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x - 0.5, y - 0.5]
  return [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)]
}

describe('measureTilt', () => {
  const tiltOf = (isInside: (x: number, y: number) => boolean) => {
    const { mask, inside } = maskOf(isInside)
    return measureTilt(mask, inside, 1).tiltDegrees
  }
  const box = (degrees: number) => (x: number, y: number) => {
    const [a, b] = turned(x, y, degrees)
    return Math.abs(a) < 0.2 && Math.abs(b) < 0.35
  }
  const bottle = (degrees: number) => (x: number, y: number) => {
    const [a, b] = turned(x, y, degrees)
    return Math.abs(b) < 0.4 && Math.abs(a) < (b < -0.15 ? 0.05 : 0.14)
  }

  it('measureTilt measures a box and a bottle that lean', () => {
    for (const degrees of [0, 4, 9, 18]) {
      for (const shape of [box, bottle]) {
        const tilt = tiltOf(shape(degrees))
        assert.ok(tilt !== null && Math.abs(tilt - degrees) < 1.5, `${shape.name} ${degrees}: ${tilt}`)
      }
    }
  })

  it('measureTilt is null for shapes whose long axis tells nothing: a boot, a pack seen at an angle, a disc', () => {
    const boot = (x: number, y: number) =>
      (between(x, 0.3, 0.5) && between(y, 0.1, 0.9)) || (between(x, 0.3, 0.85) && between(y, 0.7, 0.9))
    const angled = (x: number, y: number) => between(x, 0.3, 0.7) && between(y - 0.5 * x, 0.0, 0.45)
    const disc = (x: number, y: number) => Math.hypot(x - 0.5, y - 0.5) < 0.4
    for (const shape of [boot, angled, disc]) assert.equal(tiltOf(shape), null, shape.name)
  })

  it('measureTilt is null for a product that lies at 40 degrees on purpose', () => {
    assert.equal(tiltOf(box(40)), null)
  })
})

describe('measureCut', () => {
  const cutOf = (
    isInside: (x: number, y: number) => boolean,
    isGround: (x: number, y: number) => boolean = (x, y) => !isInside(x, y),
  ) => {
    const { mask, inside } = maskOf(isInside)
    const columns = Array.from({ length: SIDE }, (_, x) => inside.some((is, p) => is === 1 && p % SIDE === x))
    const rows = Array.from({ length: SIDE }, (_, y) => inside.subarray(y * SIDE, (y + 1) * SIDE).includes(1))
    const box = {
      left: columns.indexOf(true) / SIDE,
      right: (columns.lastIndexOf(true) + 1) / SIDE,
      top: rows.indexOf(true) / SIDE,
      bottom: (rows.lastIndexOf(true) + 1) / SIDE,
    }
    return measureCut(mask, inside, box, (x, y) => (isGround(x, y) ? 0 : 200))
  }

  it('measureCut is certain for a body that leaves the frame on one side', () => {
    const { cut, certainty } = cutOf((x, y) => Math.abs(x - 0.5) < (y > 0.5 ? 0.2 : 0.1) && y > 0.2)
    assert.ok(cut > 0.95 && certainty === 1, `${cut} ${certainty}`)
  })

  it('measureCut is uncertain for a rectangle, whose frame may be trimmed, and where the edge shows more than ground', () => {
    const body = (x: number, y: number) => Math.abs(x - 0.5) < (y > 0.5 ? 0.2 : 0.1) && y > 0.2
    assert.equal(cutOf((x, y) => between(x, 0.3, 0.7) && y > 0.2).certainty, 0)
    assert.equal(cutOf(body, (x, y) => !body(x, y) && y < 0.6).certainty, 0)
  })

  it('measureCut is 0 and certain for a whole product, and for a round one that touches the frame', () => {
    assert.deepEqual(
      cutOf((x, y) => between(x, 0.3, 0.7) && between(y, 0.1, 0.9)),
      { cut: 0, certainty: 1 },
    )
    assert.deepEqual(
      cutOf((x, y) => Math.hypot(x - 0.5, y - 0.5) < 0.502),
      { cut: 0, certainty: 1 },
    )
  })

  it('measureCut is uncertain where the frame may be trimmed to the product', () => {
    assert.equal(cutOf((x) => between(x, 0.3, 0.7)).certainty, 0)
  })

  it('measureCut is 0 where the outermost line of the image is white', () => {
    const { cut } = cutOf(
      (x, y) => between(x, 0.3, 0.7) && y > 0.2,
      () => true,
    )
    assert.equal(cut, 0)
  })
})

describe('measureEdgeDirections', () => {
  /** Draws a pack with a label and lines of print, turned by some degrees. */
  const pack = (degrees: number) => {
    const isOn = (x: number, y: number) => {
      const [a, b] = turned(x, y, degrees)
      return {
        isPack: Math.abs(a) < 0.22 && Math.abs(b) < 0.33,
        isPrint: Math.abs(a) < 0.15 && Math.floor(b * 16) % 2 === Math.floor(a * 16) % 2,
      }
    }
    const image = imageOf(800, (x, y) => {
      const { isPack, isPrint } = isOn(x, y)
      return !isPack ? [255, 255, 255] : isPrint ? [250, 240, 230] : [40, 90, 140]
    })
    return measureEdgeDirections(luminance(image), maskOf((x, y) => isOn(x, y).isPack).mask)
  }

  it('measureEdgeDirections shows by how much a pack is turned, and that a straight one is not', () => {
    for (const degrees of [0, 8, -14, 25]) {
      const directions = pack(degrees)
      assert.ok(directions)
      const turn = turnOf(directions)
      if (degrees === 0) assert.equal(turn, null)
      else assert.ok(turn !== null && Math.abs(turn - Math.abs(degrees)) <= 1.5, `${degrees}: ${turn}`)
    }
  })

  it('measureEdgeDirections settles a lean of the outline that the edges do not have', () => {
    const [straight, leaning] = [pack(0), pack(14)]
    assert.equal(settleTilt(14, straight), null)
    assert.equal(settleTilt(1, straight), 1)
    const tilt = settleTilt(14, leaning)
    assert.ok(tilt !== null && Math.abs(tilt - 14) < 1.5, `${tilt}`)
  })

  it('measureEdgeDirections is null for a product without edges', () => {
    const plain = imageOf(400, () => [200, 200, 200])
    assert.equal(measureEdgeDirections(luminance(plain), maskOf(() => true).mask), null)
  })
})

describe('measureTone', () => {
  const whole = (image: Rgb) => ({
    ...divideRegions({ data: new Float32Array(SIDE * SIDE).fill(1), width: SIDE, height: SIDE }, image),
  })
  const toneOf = (colorAt: (x: number, y: number) => Color) => {
    const image = imageOf(400, colorAt)
    const { tone } = measureTone(image, luminance(image), whole(image), findGround(image))
    return { tints: 0, ceiling: 0, ...tone }
  }
  const shaded =
    (gain: number) =>
    (x: number, y: number): Color => {
      const light = 0.6 + 0.3 * Math.sin(60 * x) + 0.1 * Math.sin(40 * y)
      const level = (value: number) => Math.min(255, Math.round(gain * light * value))
      return [level(210), level(170), level(90)]
    }

  it('measureTone finds colors that too much light washed out, and none in a flat print of the same red', () => {
    assert.equal(toneOf(shaded(1)).clipped, 0)
    assert.ok(toneOf(shaded(2.4)).clipped > 0.5)
    assert.equal(toneOf(() => [255, 20, 20]).clipped, 0)
  })

  it('measureTone tells several dark colors from one, and a gray print from fabric', () => {
    const halves = (x: number): Color => (x < 0.5 ? [60, 20, 20] : [20, 30, 70])
    assert.ok(toneOf(halves).tints > 0.3)
    const fabric = toneOf((x, y) => {
      const level = Math.round(30 + 20 * Math.sin(40 * x) * Math.sin(40 * y))
      return [level, level, level]
    })
    assert.ok(fabric.tints < 0.05 && fabric.ceiling < 0.08, JSON.stringify(fabric))
    assert.ok(toneOf((x) => (x < 0.3 ? [80, 80, 80] : [30, 30, 30])).ceiling > 0.2)
  })
})

describe('measureBackground', () => {
  const isProduct = (x: number, y: number) => between(x, 0.4, 0.6) && between(y, 0.2, 0.8)
  const clutterOf = (isThing: (x: number, y: number) => boolean) => {
    const image = imageOf(SIDE, (x, y) =>
      isProduct(x, y) ? [30, 80, 160] : isThing(x, y) ? [200, 40, 90] : [255, 255, 255],
    )
    const regions = divideRegions(maskOf(isProduct).mask, image)
    return measureBackground(image, luminance(image), regions, findGround(image))?.offWhite ?? 1
  }

  it('measureBackground counts objects if the frame cuts one, and not what comes with the product', () => {
    const isPart = (x: number, y: number) => between(x, 0.75, 0.9) && between(y, 0.6, 0.8)
    assert.ok(clutterOf(isPart) < 0.001)
    const isProp = (x: number, y: number) => x > 0.88 && between(y, 0.1, 0.4)
    assert.ok(clutterOf(isProp) > 0.02)
    assert.ok(clutterOf((x, y) => isPart(x, y) || isProp(x, y)) > clutterOf(isProp) + 0.01)
  })
})

describe('findGround', () => {
  it('findGround stops at a white pack on white, and follows a ground that falls off', () => {
    const onWhite = findGround(
      imageOf(200, (x, y) =>
        between(x, 0.3, 0.7) && between(y, 0.3, 0.7) ? [246, 246, 247] : [255, 255, 255],
      ),
    )
    assert.equal(onWhite.isWhite, true)
    assert.deepEqual([isAt(onWhite.sure, 0.1, 0.1), isAt(onWhite.sure, 0.5, 0.5)], [true, false])
    const gray = (y: number): Color => {
      const level = Math.round(200 - 40 * y)
      return [level, level, level]
    }
    const onGray = findGround(
      imageOf(200, (x, y) => (between(x, 0.3, 0.7) && between(y, 0.3, 0.7) ? [120, 60, 40] : gray(y))),
    )
    assert.deepEqual([isAt(onGray.sure, 0.5, 0.95), isAt(onGray.sure, 0.5, 0.5)], [true, false])
  })
})

describe('measureCast', () => {
  /** Returns the regions of an image of 200 × 200. */
  const regionsOf = (isProduct: (x: number, y: number) => boolean) => {
    const data = Float32Array.from({ length: 40_000 }, (_, pixel) =>
      Number(isProduct((pixel % 200) / 200, Math.floor(pixel / 200) / 200)),
    )
    const size = { width: 200, height: 200 }
    return divideRegions({ ...size, data }, size)
  }
  const scene = (tint: Color, product: Color) => {
    const inside = (x: number, y: number) => between(x, 0.3, 0.7) && between(y, 0.3, 0.7)
    const lit = ([r, g, b]: Color): Color => [r * tint[0], g * tint[1], b * tint[2]]
    const image = imageOf(200, (x, y) =>
      inside(x, y) ? lit(y < 0.4 ? [240, 240, 240] : product) : lit([250, 250, 250]),
    )
    return measureCast(image, regionsOf(inside))
  }

  it('measureCast is the tint that ground and highlights share, and 0 on a neutral ground', () => {
    assert.equal(scene([1, 1, 1], [200, 40, 40]), 0)
    const warm = scene([1, 0.9, 0.7], [200, 40, 40])
    assert.ok(warm !== null && warm > 12, `${warm}`)
  })

  it('measureCast is 0 for a colored backdrop that does not tint the highlights', () => {
    const inside = (x: number, y: number) => between(x, 0.3, 0.7) && between(y, 0.3, 0.7)
    const image = imageOf(200, (x, y) => (inside(x, y) ? [245, 245, 245] : [250, 225, 200]))
    assert.equal(measureCast(image, regionsOf(inside)), 0)
  })
})

describe('pixels that an enlargement invented', () => {
  /** Draws a sharp pattern of tiles of many sizes. */
  const pattern = (side: number): Rgb =>
    imageOf(side, (x, y) => {
      const tile = (Math.floor(x * 23) * 7 + Math.floor(y * 19) * 13) % 11
      const level = 40 + 18 * tile
      return [level, level, level]
    })
  const enlarged = async (image: Rgb, factor: number, sharpen: boolean): Promise<Rgb> => {
    const raw = { raw: { width: image.width, height: image.height, channels: 3 as const } }
    const large = sharp(image.data, raw).resize(image.width * factor, image.height * factor)
    const jpeg = await (sharpen ? large.sharpen({ sigma: 1.2 }) : large).jpeg({ quality: 92 }).toBuffer()
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  }
  const whole = { left: 0, top: 0, right: 1, bottom: 1 }

  it('pixels that an enlargement invented widen the sharpest edges, however strong the noise of compression is', async () => {
    const gray = ({ data, width, height }: Rgb) => ({
      data: Uint16Array.from({ length: width * height }, (_, pixel) => data[3 * pixel + 1] ?? 0),
      width,
      height,
    })
    const original = measureEdgeWidth(gray(pattern(500))) ?? 9
    const large = measureEdgeWidth(gray(await enlarged(pattern(250), 4, false))) ?? 0
    assert.ok(original < 1.8 && large > 3, `${original} ${large}`)
  })

  it('pixels that an enlargement invented do not count as resolution, even after sharpening', async () => {
    assert.ok((measureTrueResolution(pattern(500), whole) ?? 0) > 0.97)
    for (const sharpen of [false, true]) {
      const measured = measureTrueResolution(await enlarged(pattern(250), 2, sharpen), whole)
      assert.ok(measured !== null && measured < 0.94, `${sharpen}: ${measured}`)
    }
  })

  it('pixels that an enlargement invented do not count where noise or JPEG blocks cover a strong blur', async () => {
    const { data, width, height } = pattern(500)
    const raw = { raw: { width, height, channels: 3 as const } }
    const blurred = await sharp(data, raw).blur(5).raw().toBuffer()
    const noisy = Uint8Array.from(blurred, (value, at) => value + ((at * 7919) % 11) - 5)
    const compressed = await sharp(await sharp(blurred, raw).jpeg({ quality: 50 }).toBuffer())
      .raw()
      .toBuffer()
    for (const pixels of [noisy, compressed]) {
      const measured = measureTrueResolution({ data: new Uint8Array(pixels), width, height }, whole)
      assert.ok(measured !== null && measured < 0.4, `${measured}`)
    }
  })

  it('pixels that an enlargement invented do not count where every pixel was repeated', () => {
    const small = pattern(250)
    const doubled = imageOf(500, (x, y) => {
      const at = 3 * (Math.floor(y * 250) * 250 + Math.floor(x * 250))
      return [small.data[at] ?? 0, small.data[at + 1] ?? 0, small.data[at + 2] ?? 0]
    })
    assert.ok((measureTrueResolution(doubled, whole) ?? 1) <= 0.5)
  })
})

describe('findBanners', () => {
  const pack = (x: number, y: number) => between(x, 0.35, 0.65) && between(y, 0.1, 0.9)
  const line = { center: [160, 160] as const, along: [1, 0] as const, length: 90, breadth: 16 }

  it('findBanners finds a colored bar with words that reaches beyond the product, and no label inside it', () => {
    const isBar = (x: number, y: number) => between(x, 0.1, 0.9) && between(y, 0.42, 0.58)
    const isLabel = (x: number, y: number) => between(x, 0.35, 0.65) && between(y, 0.42, 0.58)
    for (const [shape, count] of [
      [isBar, 1],
      [isLabel, 0],
    ] as const) {
      const image = imageOf(SIDE, (x, y) =>
        shape(x, y) ? [220, 30, 30] : pack(x, y) ? [30, 80, 160] : [255, 255, 255],
      )
      const { mask } = maskOf((x, y) => pack(x, y) || shape(x, y))
      assert.equal(findBanners(mask, [line], image, findGround(image)).length, count, shape.name)
    }
  })
})
