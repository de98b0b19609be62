# Copy this file, and let nobody else read it: chmod 600 settings.sh

# A folder in which `npm install store-locator-elements` was run. It stays between the runs.
WORK=/srv/stores

# The options of `store-locator snapshot`, one a line.
SNAPSHOT='
--base-url
https://service.example
--public-key
pk_your_key
--gazetteer-only
'

BUCKET=my-stores
# For Cloudflare R2. For Amazon S3 leave ENDPOINT away, and name the region of the bucket.
ENDPOINT=https://ACCOUNT.r2.cloudflarestorage.com
AWS_DEFAULT_REGION=auto
AWS_ACCESS_KEY_ID=your-key
AWS_SECRET_ACCESS_KEY=your-secret
