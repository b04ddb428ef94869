#!/bin/sh
# ZETU_API is host and port of the API as nginx asks it. Settings are mounted at /etc/zetu/settings.json.
set -e
settings=/etc/zetu/settings.json
[ -f "$settings" ] || settings=/zetu/deploy/settings.json
node /zetu/scripts/release.mjs --dir /zetu/dist --settings "$settings" --out /srv/zetu
sed -i "s/api:8080/${ZETU_API:-api:8080}/" /etc/nginx/zetu/site.conf
exec nginx -g 'daemon off;'
