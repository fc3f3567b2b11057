#!/bin/sh
# Brings a backup of deploy/backup.sh back (docs/operations.md, "Backups"), into an empty database and an empty folder:
#   DATABASE_URL=postgres://… DATA_DIR=/var/lib/zerokey sh deploy/restore.sh /var/backups/zerokey/2026-11-23T01-00-00Z
# DATABASE_URL is that of the owner. After it: npm run migrate -- --grant zerokey_site, then start the site.
set -eu
from="${1:?Which backup? Please name its folder.}"
if [ -e "${DATA_DIR:?}/lead-spool" ] || [ -e "$DATA_DIR/uploads" ]; then
  echo "There are leads or uploads in $DATA_DIR already. Please restore into an empty folder." >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="${DATABASE_URL:?}" "$from/database.dump"
mkdir -p "$DATA_DIR"
if [ -e "$from/files.tar.gz" ]; then tar -C "$DATA_DIR" -xzf "$from/files.tar.gz"; fi
echo "Restored from $from."
