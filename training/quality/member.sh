#!/bin/sh
# usage: sh training/quality/member.sh DATA NETWORK.onnx OUT
# OUT has features.onnx of `training/convert/models.ts` and `byte-inputs.py`.
# Makes the network in 8 bits, fits its head and the second member, and writes OUT/quality.onnx and figures.json. Takes half an hour.
set -eu
here=$(dirname "$0")
trunk="$3/features.onnx"
export OMP_NUM_THREADS=1
tail -n +2 "$1/biq2021/mos.csv" | cut -d, -f1 | sed "s#^#$1/biq2021/images/#" > "$3/rated.txt"
python3 "$here/write_products.py" "$1" "$3/product-pictures" "$3/products.txt"
python3 "$here/quantize.py" "$2" "$3/rated.txt" "$3/network-features.onnx"
python3 "$here/member_graph.py" "$trunk" "$3/member-features.onnx"
for list in rated products; do
  node "$here/extract.ts" "$3/$list.txt" "$3/network-features.onnx" network.features "$3/$list.network-features.f32"
  node "$here/extract.ts" "$3/$list.txt" "$3/member-features.onnx" member.features "$3/$list.member-features.f32"
done
node "$here/extract.ts" "$3/products.txt" "$2" score "$3/products.network.f32"
python3 "$here/fit_network.py" --data "$1" --features "$3/network-features.onnx" --rated "$3/rated" \
  --products "$3/products" --onnx "$3/network8.onnx"
python3 "$here/fit_member.py" --data "$1" --network "$3/network8.onnx" --features "$trunk" --rated "$3/rated" \
  --products "$3/products" --onnx "$3/quality.onnx" --figures "$here/figures.json"
