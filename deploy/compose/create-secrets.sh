#!/bin/sh
# Creates the secrets of compose.yaml in the directory `secrets`, except those that exist.
# usage: sh deploy/compose/create-secrets.sh [directory]
#
# POSTGRES_PASSWORD, AWS_SECRET_ACCESS_KEY and GRAFANA_PASSWORD of the environment are used if they are set, such as
# those of an installation whose .env has them. Passwords must be letters and digits, because they are parts of URLs.
set -eu

# Containers read the files as different users, so the files are readable and the directory is closed to other users of
# this machine.
umask 022
mkdir -p "${1:-secrets}"
cd "${1:-secrets}"
chmod 700 .

secret() {
  if [ ! -e "$1" ]; then printf '%s\n' "$2" >"$1"; fi
}
random() {
  openssl rand -hex 24
}

secret postgres-password "${POSTGRES_PASSWORD:-$(random)}"
secret database-url "postgres://endcap:$(cat postgres-password)@postgres:5432/endcap"
secret grafana-password "${GRAFANA_PASSWORD:-$(random)}"
secret s3-secret-key "${AWS_SECRET_ACCESS_KEY:-$(random)}"
secret s3-admin-secret-key "$(random)"
# The format of ~/.aws/credentials, for the job that creates the bucket.
secret s3-admin-credentials "[default]
aws_access_key_id = admin
aws_secret_access_key = $(cat s3-admin-secret-key)"
# The service reaches the objects of its bucket only.
secret s3-identities.json "{
  \"identities\": [
    {
      \"name\": \"endcap\",
      \"credentials\": [{ \"accessKey\": \"endcap\", \"secretKey\": \"$(cat s3-secret-key)\" }],
      \"actions\": [\"Read:endcap\", \"Write:endcap\", \"List:endcap\"]
    },
    {
      \"name\": \"admin\",
      \"credentials\": [{ \"accessKey\": \"admin\", \"secretKey\": \"$(cat s3-admin-secret-key)\" }],
      \"actions\": [\"Admin\"]
    }
  ]
}"
