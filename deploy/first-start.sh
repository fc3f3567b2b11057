#!/bin/sh
# Run by the image of PostgreSQL when its folder is empty (compose.yaml): the two users, with their passwords.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -f /roles.sql
psql -v ON_ERROR_STOP=1 -U postgres \
  -c "alter role zerokey_owner password '$OWNER_PASSWORD'" \
  -c "alter role zerokey_site password '$SITE_PASSWORD'"
