#!/bin/sh
# One backup of the site, into a new folder below BACKUPS (docs/operations.md, "Backups"):
#   BACKUPS=/var/backups/zerokey DATABASE_URL=postgres://… DATA_DIR=/var/lib/zerokey sh deploy/backup.sh
# May run while the site runs. Needs pg_dump of the server's version or newer.
set -eu
umask 077
to="${BACKUPS:?}/$(date -u +%Y-%m-%dT%H-%M-%SZ)"
mkdir -p "$BACKUPS"
mkdir "$to"

# Leads that wait on the disk come first, the database after them: one that comes in meanwhile is then in both, and stored
# once. Sizes of pictures are made again, and uploads in a bucket are kept there.
cd "${DATA_DIR:?}"
set --
for name in lead-spool backend-spool uploads address-secret address-secret-before erased-people; do
  if [ -e "$name" ]; then set -- "$@" "$name"; fi
done
# 1: a lead was stored while it was read.
if [ $# -gt 0 ]; then tar -czf "$to/files.tar.gz" "$@" || [ $? -eq 1 ]; fi

pg_dump --format=custom --no-owner --no-privileges --file="$to/database.dump" "${DATABASE_URL:?}"
pg_restore --list "$to/database.dump" > /dev/null
echo "$to"
