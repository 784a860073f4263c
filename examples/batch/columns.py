"""Columns of the scores that both engines write."""

import json

import pandas as pd

SCORE_COLUMNS = [
    "id",
    "image",
    "score",
    "classification",
    "model_version",
    "factors",
    "error_code",
    "error_message",
    "scored_at",
]
#: The same for Spark.
SPARK_SCHEMA = (
    "id string, image string, score double, classification string, model_version string, factors string, "
    "error_code string, error_message string, scored_at double"
)


def scored(endcap, rows: pd.DataFrame) -> pd.DataFrame:
    """Returns the scores of rows with the columns `id` and `image`."""
    answers = endcap.score(rows[["id", "image"]].to_dict("records"))
    for answer in answers:
        answer["factors"] = None if answer["factors"] is None else json.dumps(answer["factors"])
    frame = pd.DataFrame(answers, columns=SCORE_COLUMNS)
    # A column without any value has no type of its own.
    texts = [name for name in SCORE_COLUMNS if name not in ("score", "scored_at")]
    return frame.astype({**dict.fromkeys(texts, "string"), "score": "float64", "scored_at": "float64"})
