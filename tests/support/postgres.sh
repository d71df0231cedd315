# A PostgreSQL in folder $1, with $2 of memory for what it has read, and the settings that follow. It lives until standard input closes, as
# that does however the parent ends; then nothing is left of it.
# Unless a setting says otherwise, it listens on a socket in that folder only, so there is no port to clash with and no password to keep.
set -e
folder=$1 memory=$2
shift 2
cd "$folder"
trap 'bin/pg_ctl --pgdata=data --mode=immediate stop >/dev/null 2>&1 || :; cd /; rm -rf "$folder"' EXIT

bin/initdb --pgdata=data --username=postgres --auth=trust --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-sync \
  --set=listen_addresses= --set=unix_socket_directories="$folder" --set=max_connections=300 --set=shared_buffers="$memory" \
  --set=fsync=off --set=synchronous_commit=off --set=full_page_writes=off --set=jit=off "$@" >/dev/null
bin/pg_ctl --pgdata=data --log=log --wait --timeout=600 start >/dev/null || { cat log >&2; exit 1; }

echo ready
read -r _ || :
