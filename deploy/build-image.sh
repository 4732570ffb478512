#!/bin/sh
# Makes an OCI image from a release, without any registry: build-image.sh wardbook-VERSION-linux-ARCH.tar.gz [IMAGE.tar]
# Node needs the C library of the machine that this runs on (Debian's libc6 and libstdc++6).
set -eu
ARCHIVE=$(readlink -f "${1:?Usage: build-image.sh ARCHIVE [IMAGE.tar]}")
IMAGE=$(readlink -m "${2:-wardbook-image.tar}")
HERE=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
ROOT="$WORK/root"
mkdir -p "$ROOT/opt/wardbook" "$WORK/data" "$ROOT/tmp" "$ROOT/etc"
tar -xzf "$ARCHIVE" --strip-components=1 -C "$ROOT/opt/wardbook"
# Symbols for those who debug Node are a sixth of it.
if command -v strip >/dev/null; then strip --strip-all "$ROOT/opt/wardbook/bin/node"; fi
# The libraries that Node and the native packages name, and the loader.
find "$ROOT/opt/wardbook" -name '*.node' -o -path '*/bin/node' -type f -o -name '*.so*' | while read -r FILE; do
  ldd "$FILE" 2>/dev/null | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p; s/^\s*\(\/[^ ]*\) .*/\1/p'
done | grep -v "^$ROOT" | sort -u | while read -r LIBRARY; do
  mkdir -p "$ROOT$(dirname "$LIBRARY")"
  cp -L "$LIBRARY" "$ROOT$LIBRARY"
done
# Names of hosts are looked up by libraries that nothing names.
for NAME in libnss_dns.so.2 libnss_files.so.2 libresolv.so.2; do
  FOUND=$(ldconfig -p 2>/dev/null | sed -n "s/.*$NAME.* => //p" | head -1)
  [ -n "$FOUND" ] && mkdir -p "$ROOT$(dirname "$FOUND")" && cp -L "$FOUND" "$ROOT$FOUND"
done
echo 'wardbook:x:10001:10001::/tmp:/nologin' >"$ROOT/etc/passwd"
echo 'wardbook:x:10001:' >"$ROOT/etc/group"
echo 'hosts: files dns' >"$ROOT/etc/nsswitch.conf"
find "$ROOT" -type d -exec chmod 755 {} +
find "$ROOT" -type f -exec chmod go-w,a+r {} +
chmod 1777 "$ROOT/tmp"
chown -R 0:0 "$ROOT" 2>/dev/null || true
chmod 700 "$WORK/data"
WHEN=$(tar -tzvf "$ARCHIVE" --full-time --utc 2>/dev/null | head -1 | awk '{print $4" "$5}')
SINCE=$(date -u -d "$WHEN" +%s)
find "$ROOT" "$WORK/data" -exec touch -h -d "@$SINCE" {} +
buildah --storage-driver vfs --root "$WORK/storage" --runroot "$WORK/run" \
  build --isolation chroot --timestamp "$SINCE" --tag localhost/wardbook:latest \
  --file "$HERE/Containerfile" "$WORK" >&2
rm -f "$IMAGE"
buildah --storage-driver vfs --root "$WORK/storage" --runroot "$WORK/run" \
  push --quiet localhost/wardbook:latest "oci-archive:$IMAGE:wardbook" >&2
echo "$IMAGE"
