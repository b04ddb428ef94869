#!/usr/bin/env bash
# Puts a release into a bucket that speaks S3 (AWS, 阿里云 OSS, 腾讯云 COS, MinIO), with the AWS command line:
#   deploy/object-storage/upload.sh release s3://zetu --endpoint-url https://oss-cn-hangzhou.aliyuncs.com
# Files whose name carries a hash go first and are never deleted: open pages still ask for the old ones. HTML goes last.
set -euo pipefail
dir=$1
bucket=$2
shift 2
copy() { aws s3 cp "$dir" "$bucket" --recursive --exclude '*' "$@"; }

# Buckets send one content for a name: what the CDN in front compresses, it compresses itself.
skip=(--exclude '*.br' --exclude '*.gz')
copy --include 'assets/*' "${skip[@]}" --cache-control 'public, max-age=31536000, immutable' "$@"
copy --include '*' --exclude 'assets/*' --exclude '*.html' "${skip[@]}" --cache-control 'no-cache' "$@"
# `welcome/index.html` is also put at `welcome`: a bucket looks for the very name that is asked.
# Thousands of them go in two copies, one for each depth: a folder cannot hold `pici` as a file and as a folder.
html=(--content-type 'text/html; charset=utf-8' --cache-control 'no-cache')
for depth in 2 3; do
  names=$(mktemp -d)
  find "$dir" -name index.html -mindepth $depth -maxdepth $depth -printf '%P\n' | while read -r page; do
    mkdir -p "$names/$(dirname "${page%/index.html}")"
    cp "$dir/$page" "$names/${page%/index.html}"
  done
  aws s3 cp "$names" "$bucket" --recursive "${html[@]}" "$@"
  rm -r "$names"
done
copy --include '*.html' "${html[@]}" "$@"
