"""Scores a table of images with Spark: each Python worker keeps one process of Endcap that stays warm.

usage: python spark_pandas.py images.parquet scores/ --images photos/ --cores 8
"""

import argparse
import os
import sys
from typing import Iterator

import pandas as pd
from pyspark.sql import SparkSession

FOLDER = os.path.dirname(os.path.abspath(__file__))
#: Rows of a batch, after which a killed worker starts again with its partition.
BATCH_ROWS = 32
#: Small, so that little is repeated and all cores have work until the end.
PARTITION_ROWS = 64
#: Times that Spark repeats a partition.
FAILURES = 4


def score_images(images):
    """Returns the function of `mapInPandas`, which runs in Python workers."""

    def score(batches: Iterator[pd.DataFrame]) -> Iterator[pd.DataFrame]:
        import columns
        import worker

        for batch in batches:
            yield columns.scored(worker.endcap(images), batch)

    return score


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--images", nargs="+", required=True)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    # The Python of this environment, which has pandas.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    # On a cluster, spark-submit has the master and the resources.
    spark = (
        SparkSession.builder.master(f"local[{arguments.cores},{FAILURES}]")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", BATCH_ROWS)
        .getOrCreate()
    )
    for name in ["endcap_lines.py", "columns.py", "worker.py"]:
        spark.sparkContext.addPyFile(os.path.join(FOLDER, name))
    from columns import SPARK_SCHEMA

    table = spark.read.parquet(arguments.input).selectExpr("cast(id as string) as id", "image")
    partitions = max(1, -(-table.count() // PARTITION_ROWS))
    # By the image, so that a partition that is repeated has the same rows.
    scores = table.repartition(partitions, "image").mapInPandas(score_images(arguments.images), SPARK_SCHEMA)
    scores.write.mode("overwrite").parquet(arguments.output)
    spark.stop()


if __name__ == "__main__":
    main()
