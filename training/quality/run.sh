#!/bin/sh
# usage: sh training/quality/run.sh DATA ASSETS OUT
# Copy OUT/quality.onnx to packages/vision/models/quality. `npm run bench -- quality` measures its accuracy.
set -eu
here=$(dirname "$0")
export OMP_NUM_THREADS=1
mkdir -p "$3"
# Trains briefly, fits the head in closed form on whole pictures, trains longer, and fits the shipped head.
python3 "$here/train.py" --data "$1" --weights "$2" --out "$3/first" --steps 150 --rate 5e-5
python3 "$here/fit_head.py" --data "$1" --model "$3/first/model.pt" --out "$3/start.pt" --one-scale
python3 "$here/train.py" --data "$1" --weights "$2" --out "$3" --init "$3/start.pt" --first 200 --rate 7e-5 --steps 1540
python3 "$here/fit_head.py" --data "$1" --model "$3/model.pt" --out "$3/final.pt"
python3 "$here/export.py" --model "$3/final.pt" --onnx "$3/network.onnx"
sh "$here/member.sh" "$1" "$3/network.onnx" "$3"
