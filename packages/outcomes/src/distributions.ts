const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
]

/** Logarithm of the gamma function for x ≥ 0.5 (Lanczos 1964). */
function logGamma(x: number): number {
  const t = x + 6.5
  const series = LANCZOS.reduce((sum, each, at) => sum + each / (x + at), 0.9999999999998099)
  return Math.log(Math.sqrt(2 * Math.PI) * series) + (x - 0.5) * Math.log(t) - t
}

const MAX_TERMS = 10_000
const PRECISION = 1e-16

/** Regularized upper incomplete gamma function Q(a, x): a series below the mean, a continued fraction above. */
function gammaQ(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x)
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < MAX_TERMS && term > sum * PRECISION; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** Modified Lentz's method (Press et al., Numerical Recipes, 5.2). */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = Number.MAX_VALUE
  let d = 1 / b
  let result = d
  for (let n = 1; n < MAX_TERMS; n++) {
    const step = -n * (n - a)
    b += 2
    d = 1 / (step * d + b)
    c = b + step / c
    result *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return result
}

/** Probability that a chi-squared variable of `degrees` of freedom exceeds `x`. */
export const chiSquaredSurvival = (x: number, degrees: number): number => gammaQ(degrees / 2, x / 2)

/** Probability that a standard normal variable is below `z`. */
export function normalCdf(z: number): number {
  const tail = gammaQ(0.5, (z * z) / 2) / 2
  return z < 0 ? tail : 1 - tail
}

/** Density of the standard normal distribution. */
export const normalDensity = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** Value below which a standard normal variable is with probability `p`, which is between 0 and 1. */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p)
  // Hastings (1955) is right to 4.5e-4, and each of Halley's steps triples the digits.
  const t = Math.sqrt(-2 * Math.log(p))
  let z =
    (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t
  for (let step = 0; step < 3; step++) {
    const miss = (normalCdf(z) - p) / normalDensity(z)
    z -= miss / (1 + (z * miss) / 2)
  }
  return z
}

/** The quantile of Student's t distribution for `degrees` ≥ 20, to 1e-6 (Abramowitz & Stegun 1964, 26.7.5). */
export function studentQuantile(p: number, degrees: number): number {
  const z = normalQuantile(p)
  const s = z * z
  const terms = [
    (s + 1) / 4,
    ((5 * s + 16) * s + 3) / 96,
    (((3 * s + 19) * s + 17) * s - 15) / 384,
    ((((79 * s + 776) * s + 1482) * s - 1920) * s - 945) / 92160,
  ]
  return z * terms.reduce((sum, term, at) => sum + term / degrees ** (at + 1), 1)
}

/** Two-sided 95%. */
export const Z95 = normalQuantile(0.975)
