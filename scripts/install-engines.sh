#!/bin/sh
# Installs the real servers and tools that the slow suites need, on Debian and its derivatives: PostgreSQL, an S3
# gateway (Ceph), libfaketime and a browser. Lists what cannot be installed and succeeds anyway: the suites that
# need it are reported as skipped.
set -u

missing=''
note() { missing="$missing
  - $1: tests that need it will be SKIPPED ($2)"; }

# Arguments: files that prove the installation, Debian packages, affected suites
want() {
  found=''
  for file in $1; do [ -e "$file" ] && found=yes; done
  [ -n "$found" ] && return
  if [ "$(id -u)" != 0 ]; then
    note "$2 (not root: install it with apt-get)" "$3"
  elif ! command -v apt-get >/dev/null 2>&1; then
    note "$2 (apt-get is not available)" "$3"
  else
    [ -n "${updated:-}" ] || { apt-get update -qq >/dev/null 2>&1; updated=yes; }
    # shellcheck disable=SC2086 # several packages
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $2 >/dev/null 2>&1 ||
      note "$2 (apt-get install failed)" "$3"
  fi
}

want '/usr/lib/postgresql/*/bin/initdb /usr/local/bin/initdb' 'postgresql' 'all suites over PostgreSQL'
want '/usr/bin/radosgw' 'ceph-mon ceph-osd radosgw util-linux' 'images in a bucket, storage failures'
want '/usr/bin/chromium' 'chromium' 'the client in a browser'
want '/usr/bin/strace' 'strace iproute2' 'what leaves the machine'
want '/usr/lib/*/faketime/libfaketime.so.1' 'faketime' 'wrong clocks'
want '/usr/bin/exiftool' 'libimage-exiftool-perl' 'what image files state'

if [ -n "$missing" ]; then
  printf '%s\n' '################################################################' \
    "NOT INSTALLED:$missing" \
    '################################################################' >&2
fi
