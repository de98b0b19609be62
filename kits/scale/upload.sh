#!/bin/sh
# Uploads a folder of `store-locator snapshot --publish DIR` to a store that speaks S3:
#
#   BUCKET=my-stores sh upload.sh DIR
#
# It needs the AWS command line, Node and gzip. Keys come from the usual variables AWS_….
#   BUCKET           the bucket
#   ENDPOINT         the address of a store that is not Amazon's, such as Cloudflare R2
#   POINTER_SECONDS  how long caches may keep the pointer (60)
#   KEEP             how many versions stay in the bucket (20)
set -eu
folder=${1:?the folder of --publish}
bucket=${BUCKET:?the bucket}
seconds=${POINTER_SECONDS:-60}
keep=${KEEP:-20}
# Other stores than Amazon's may refuse the checksums that newer command lines add.
export AWS_REQUEST_CHECKSUM_CALCULATION=when_required AWS_RESPONSE_CHECKSUM_VALIDATION=when_required
if [ -n "${ENDPOINT:-}" ]; then
  export AWS_DEFAULT_REGION="${AWS_DEFAULT_REGION:-auto}"
fi

s3() {
  aws ${ENDPOINT:+--endpoint-url "$ENDPOINT"} "$@"
}

# put FILE KEY CACHE-CONTROL [ENCODING]
put() {
  s3 s3 cp "$1" "s3://$bucket/$2" --only-show-errors --content-type application/json \
    --cache-control "$3" ${4:+--content-encoding "$4"}
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A failure here means that nothing is published yet, or that the upload below fails and says why.
if s3 s3 cp "s3://$bucket/stores.json" "$work/published.json" --only-show-errors 2>/dev/null &&
  cmp -s "$folder/stores.json" "$work/published.json"; then
  echo "unchanged"
  exit 0
fi

file=$(node -p 'JSON.parse(fs.readFileSync(process.argv[1], "utf8")).file' "$folder/stores.json")
gzip -9nc "$folder/$file" >"$work/gzip"
node -e 'const { brotliCompressSync, constants } = zlib;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  fs.writeFileSync(process.argv[2], brotliCompressSync(fs.readFileSync(process.argv[1]), { params }));
' "$folder/$file" "$work/brotli"

# The stores first and the pointer last, so that whoever follows the pointer finds the stores.
put "$work/brotli" "$file.br" 'public, max-age=31536000, immutable' br
put "$work/gzip" "$file" 'public, max-age=31536000, immutable' gzip
put "$folder/stores.json" stores.json "public, max-age=$seconds, stale-if-error=604800"
echo "published $file"

# Pointers that caches still have name earlier versions, so only the oldest go.
s3 s3api list-objects-v2 --bucket "$bucket" --prefix stores- --output text \
  --query "reverse(sort_by(Contents[?ends_with(Key, '.json')], &LastModified))[$keep:].Key" \
  >"$work/old"
tr '\t' '\n' <"$work/old" | while read -r old; do
  case $old in
  "$file" | '' | None) ;;
  *) for key in "$old" "$old.br"; do s3 s3 rm "s3://$bucket/$key" --only-show-errors; done ;;
  esac
done
