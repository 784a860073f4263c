#!/bin/sh
# Installs, on Debian and its like, the real servers and tools that the slow suites run against:
# PostgreSQL, an S3 gateway (Ceph) and libfaketime. What cannot be had is said loudly, and does not fail:
# the suites that need it are skipped, and say so themselves.
set -u

missing=''
note() { missing="$missing
  - $1: SKIPPED will be $2"; }

# program-or-file, Debian packages, suites
want() {
  found=''
  for file in $1; do [ -e "$file" ] && found=yes; done
  [ -n "$found" ] && return
  if [ "$(id -u)" != 0 ]; then
    note "$2 (not root: install it yourself)" "$3"
  elif ! command -v apt-get >/dev/null 2>&1; then
    note "$2 (no apt-get here)" "$3"
  else
    [ -n "${updated:-}" ] || { apt-get update -qq >/dev/null 2>&1; updated=yes; }
    # shellcheck disable=SC2086 # several packages
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $2 >/dev/null 2>&1 ||
      note "$2 (apt-get install failed)" "$3"
  fi
}

want '/usr/lib/postgresql/*/bin/initdb /usr/local/bin/initdb' 'postgresql' 'whatever runs over PostgreSQL'
want '/usr/bin/radosgw' 'ceph-mon ceph-osd radosgw util-linux' 'images in a bucket, and its faults'
want '/usr/lib/*/faketime/libfaketime.so.1' 'faketime' 'wrong clocks'

if [ -n "$missing" ]; then
  printf '%s\n' '################################################################' \
    "NOT INSTALLED:$missing" \
    '################################################################' >&2
fi
