#!/bin/sh
# usage: sh training/quality/member.sh DATA NETWORK.onnx OUT
# Fits the second member beside a trained network and writes OUT/quality.onnx and figures.json. Takes some ten minutes.
set -eu
here=$(dirname "$0")
trunk="$here/../../packages/vision/models/features.onnx"
export OMP_NUM_THREADS=1
python3 "$here/member_graph.py" "$trunk" "$3/member-features.onnx"
tail -n +2 "$1/biq2021/mos.csv" | cut -d, -f1 | sed "s#^#$1/biq2021/images/#" > "$3/rated.txt"
python3 "$here/write_products.py" "$1" "$3/product-pictures" "$3/products.txt"
for list in rated products; do
  node "$here/extract.ts" "$3/$list.txt" "$3/member-features.onnx" member.features "$3/$list.member-features.f32"
  node "$here/extract.ts" "$3/$list.txt" "$2" score "$3/$list.network.f32"
done
python3 "$here/fit_member.py" --data "$1" --network "$2" --features "$trunk" --rated "$3/rated" \
  --products "$3/products" --onnx "$3/quality.onnx" --figures "$here/figures.json"
