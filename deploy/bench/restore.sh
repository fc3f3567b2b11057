#!/bin/sh
# Tries deploy/backup.sh and deploy/restore.sh (docs/operations.md, "Backups"): backs a site up, restores it into an empty
# database and an empty folder, and compares every table, sequence and file:
#   DATABASE_URL=postgres://… DATA_DIR=/var/lib/zerokey COPY_URL=postgres://…/copy sh deploy/bench/restore.sh
# The site may run, but its data must not change meanwhile. Needs psql and pg_dump of the server's version or newer.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The rows of each table, whatever their order on the disk, and the last number of each sequence.
marks() {
  psql -v ON_ERROR_STOP=1 -qAt "$1" <<'SQL'
select format('select %L, count(*), md5(string_agg(t::text, e''\n'' order by t::text)) from %I.%I t',
  schemaname || '.' || tablename, schemaname, tablename)
from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1 \gexec
select schemaname, sequencename, last_value from pg_sequences order by 1, 2;
SQL
}

began=$(date +%s)
backup=$(BACKUPS="$work/backups" sh deploy/backup.sh)
echo "Backed up in $(($(date +%s) - began)) s."
began=$(date +%s)
DATABASE_URL="${COPY_URL:?}" DATA_DIR="$work/data" sh deploy/restore.sh "$backup"
echo "Restored in $(($(date +%s) - began)) s."

marks "$DATABASE_URL" > "$work/was"
marks "$COPY_URL" > "$work/is"
diff "$work/was" "$work/is"
for name in lead-spool backend-spool uploads address-secret erased-people; do
  if [ -e "$DATA_DIR/$name" ]; then diff -r "$DATA_DIR/$name" "$work/data/$name"; fi
done
echo "All $(wc -l < "$work/was") tables and sequences are equal, and so are the files."
