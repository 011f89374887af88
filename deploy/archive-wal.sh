#!/bin/sh
# archive_command = '/opt/zauvijek/deploy/archive-wal.sh /mnt/archive/zauvijek/wal %p %f'
# Keeps a segment of PostgreSQL's log in a folder of another machine: whole or not at all, and never over another one.
set -eu
archive=$1 segment=$2 name=$3
if [ -e "$archive/$name" ]; then
  # Kept before a crash, which PostgreSQL does not remember; another one of that name belongs to another cluster.
  cmp -s "$segment" "$archive/$name"
  exit
fi
cp "$segment" "$archive/$name.part"
sync "$archive/$name.part"
mv "$archive/$name.part" "$archive/$name"
sync "$archive"
