"""Computes what `packages/outcomes` is tested against, with scipy, statsmodels, confseq, PyMARE and metafor (R).

usage: python3 training/outcomes/references.py > packages/outcomes/test/fixtures/reference.json
"""

import json
import math
import subprocess
import sys

import numpy as np
from confseq.boundaries import normal_mixture_bound
from pymare.estimators import DerSimonianLaird
from scipy import stats
from statsmodels.stats.proportion import confint_proportions_2indep, proportion_confint

TABLES = 100
random = np.random.default_rng(20261130)

METAFOR = """
suppressMessages(library(metafor))
tables <- read.csv(file("stdin"))
for (id in unique(tables$table)) {
  own <- tables[tables$table == id, ]
  one <- rma(y, v, data = own, method = "REML", control = list(threshold = 1e-14, maxiter = 10000))
  blups <- blup(one)
  own$study <- seq_len(nrow(own))
  two <- rma.mv(y, v, random = ~ 1 | group / study, data = own, method = "REML",
    control = list(optimizer = "optim", optmethod = "BFGS", reltol = 1e-16, maxit = 10000))
  effects <- ranef(two)
  study <- effects[[2]][paste(own$group, own$study, sep = "/"), "intrcpt"]
  total <- c(two$beta) + effects[[1]][own$group, "intrcpt"] + study
  options(digits = 17); cat(paste(c(one$beta, one$se, one$tau2, blups$pred, blups$se,
    two$beta, two$se, two$sigma2, total), collapse = " "), "\\n")
}
"""


def counts():
    trials = [int(n) for n in np.exp(random.uniform(7, 12, 2))]
    rates = random.uniform(0.01, 0.2, 2)
    return trials, [int(max(5, random.binomial(n, p))) for n, p in zip(trials, rates)]


def ratio():
    (control, treatment), (few, many) = counts()
    low, high = confint_proportions_2indep(many, treatment, few, control, compare="ratio", method="log")
    return {"control": [control, few], "treatment": [treatment, many], "low": math.log(low), "high": math.log(high)}


def split():
    arms = int(random.integers(2, 5))
    shares = random.uniform(0.5, 2, arms).round(2)
    seen = random.multinomial(int(random.integers(100, 100000)), shares / shares.sum())
    expected = shares / shares.sum() * seen.sum()
    return {"counts": seen.tolist(), "shares": shares.tolist(), "p": stats.chisquare(seen, expected).pvalue}


def wilson():
    tries = int(random.integers(1, 200))
    hits = int(random.integers(0, tries + 1))
    low, high = proportion_confint(hits, tries, method="wilson")
    return {"hits": hits, "tries": tries, "low": low, "high": high}


def rank():
    pairs = random.integers(0, 12, (int(random.integers(5, 40)), 2)) + random.integers(0, 2)
    return {"pairs": pairs.tolist(), "value": stats.spearmanr(pairs).statistic}


def bound():
    information, best = np.exp(random.uniform(0, 12, 2))
    boundary = lambda v: normal_mixture_bound(v, 0.05, best, 0.05, False)
    # The bound of an empty sample tells the mixture's variance.
    rho = boundary(1e-12) ** 2 / (2 * math.log(1 / 0.05))
    return {"information": information, "spread": rho ** -0.5, "bound": boundary(information) / information}


def quantile():
    p = float(random.uniform(0, 1) ** 4)
    return {"p": p, "z": stats.norm.ppf(p)}


def student(own=np.random.default_rng(29)):
    p, degrees = float(own.uniform(0.9, 0.99)), int(own.integers(29, 1000))
    return {"p": p, "degrees": degrees, "t": float(stats.t.ppf(p, degrees))}


def studies():
    size = int(random.integers(8, 20))
    groups = random.integers(0, 4, size)
    between, within = random.uniform(0, 0.2, 2)
    variances = np.exp(random.uniform(-8, -3, size))
    scores = random.normal(0, 15, size)
    values = 0.002 * scores + random.normal(0, between, 4)[groups] + random.normal(0, np.sqrt(variances + within**2))
    return [[float(y), float(v), float(x), f"g{g}"] for y, v, x, g in zip(values, variances, scores, groups)]


def slope(table):
    column = lambda at: np.array([[row[at]] for row in table])
    results = DerSimonianLaird(small_sample_correction="wald").fit(column(0), column(1), column(2))
    params = results.params_
    return [float(np.ravel(each)[0]) for each in (params["fe_params"], np.sqrt(params["inv_cov"]), params["tau2"])]


def fits(tables):
    rows = ["table,y,v,x,group"]
    rows += [f"{at},{y!r},{v!r},{x!r},{g}" for at, table in enumerate(tables) for y, v, x, g in table]
    done = subprocess.run(["Rscript", "-e", METAFOR], input="\n".join(rows), capture_output=True, text=True, check=True)
    sys.stderr.write(done.stderr)
    for table, line in zip(tables, done.stdout.strip().split("\n")):
        numbers = [float(each) for each in line.split()]
        take = lambda count: [numbers.pop(0) for _ in range(count)]
        one, predicted, errors, two = take(3), take(len(table)), take(len(table)), take(4)
        fit = {"one": one, "predicted": predicted, "errors": errors, "slope": slope(table), "two": two}
        yield {"studies": table, **fit, "nested": numbers}


def main():
    made = {"ratios": ratio, "splits": split, "shares": wilson, "ranks": rank, "bounds": bound, "quantiles": quantile}
    made["students"] = student
    tables = {name: [make() for _ in range(TABLES)] for name, make in made.items()}
    print(json.dumps({**tables, "fits": list(fits([studies() for _ in range(TABLES)]))}))


main()
