"""Scores a table of images with Ray Data: an actor per core, each with one process of Endcap that stays warm.

usage: python ray_data.py images.parquet scores/ --images photos/ --actors 8
"""

import argparse
import os

# Before the import. Ray would report its use, and listen on all interfaces. On a cluster, leave out the second one.
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

import pandas as pd
import ray
from columns import SCORE_COLUMNS, scored
from endcap_lines import EndcapLines

#: Rows that are lost and repeated when an actor dies.
BATCH_ROWS = 32


class ScoreImages:
    """An actor. Ray starts it again when it dies, and repeats its batch."""

    def __init__(self, images):
        self._endcap = EndcapLines(images)

    def __call__(self, batch: pd.DataFrame) -> pd.DataFrame:
        return scored(self._endcap, batch)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--images", nargs="+", required=True)
    parser.add_argument("--actors", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    # On a cluster, leave out all but the last argument: RAY_ADDRESS has the head.
    ray.init(
        address="local",
        # One to read and write with, which takes little.
        num_cpus=arguments.actors + 1,
        include_dashboard=False,
        runtime_env={"env_vars": {"PYTHONPATH": os.path.dirname(os.path.abspath(__file__))}},
    )
    table = ray.data.read_parquet(arguments.input)
    # Blocks of a batch each, so that all actors have work until the end.
    table = table.repartition(max(1, -(-table.count() // BATCH_ROWS)))
    table.map_batches(
        ScoreImages,
        fn_constructor_args=[arguments.images],
        batch_size=BATCH_ROWS,
        batch_format="pandas",
        compute=ray.data.ActorPoolStrategy(size=arguments.actors),
        num_cpus=1,
    ).select_columns(SCORE_COLUMNS).write_parquet(arguments.output)


if __name__ == "__main__":
    main()
