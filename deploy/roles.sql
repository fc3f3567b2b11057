-- Once, as a superuser: psql -f deploy/roles.sql. Then the passwords: \password zerokey_owner, \password zerokey_site.
-- The owner brings tables up to date (npm run migrate -- --grant zerokey_site); the site reads and writes their rows.
create role zerokey_owner login;
create role zerokey_site login;
create database zerokey owner zerokey_owner;
revoke all on database zerokey from public;
